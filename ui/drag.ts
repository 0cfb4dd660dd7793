import { type RefObject, useEffect, useRef } from 'react'

/** A finger may travel this far before a press becomes a drag, in CSS px. */
const SLOP = 24
/** The click that a browser sends after a mouse drag follows within this time, in ms. */
const ECHO = 700

interface Drag {
  pointer: number
  piece: HTMLElement
  x: number
  y: number
  place: HTMLElement | undefined
}

/**
 * Lets every element with `data-piece` inside `root` be dragged, by finger or mouse, onto an element
 * with `data-place`; a press that does not travel stays the tap it is. `onDrop` gets both names. The
 * place under the piece has `data-over`, the piece in the air `data-dragged`. Pieces need
 * `touch-action: none`.
 */
export function useDragAndDrop(
  root: RefObject<HTMLElement | null>,
  onDrop: (piece: string, place: string) => void,
): void {
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  }, [onDrop])
  useEffect(() => {
    if (!root.current) return
    return dragAndDrop(root.current, (piece, place) => drop.current(piece, place))
  }, [root])
}

function dragAndDrop(root: HTMLElement, onDrop: (piece: string, place: string) => void) {
  let drag: Drag | undefined
  let droppedAt = Number.NEGATIVE_INFINITY
  const listening = new AbortController()
  const { signal } = listening

  const isUnderWay = ({ piece }: Drag) => 'dragged' in piece.dataset

  function moveOver(current: Drag, place: HTMLElement | undefined) {
    if (place === current.place) return
    delete current.place?.dataset.over
    if (place) place.dataset.over = ''
    current.place = place
  }

  function putDown(): Drag | undefined {
    const ended = drag
    drag = undefined
    if (!ended || !isUnderWay(ended)) return undefined
    const { place } = ended
    moveOver(ended, undefined)
    delete ended.piece.dataset.dragged
    ended.piece.style.translate = ''
    return { ...ended, place }
  }

  root.addEventListener(
    'pointerdown',
    (event) => {
      const piece = (event.target as Element).closest<HTMLElement>('[data-piece]')
      if (drag || !piece || !event.isPrimary || event.button !== 0) return
      drag = {
        pointer: event.pointerId,
        piece,
        x: event.clientX,
        y: event.clientY,
        place: undefined,
      }
    },
    { signal },
  )
  // At the window, so that a piece is followed wherever it is taken.
  window.addEventListener(
    'pointermove',
    (event) => {
      if (!drag || event.pointerId !== drag.pointer) return
      const { piece, x, y } = drag
      const [across, along] = [event.clientX - x, event.clientY - y]
      if (!isUnderWay(drag) && Math.hypot(across, along) <= SLOP) return
      piece.dataset.dragged = ''
      piece.style.translate = `${across}px ${along}px`
      moveOver(drag, placeAt(root, event))
    },
    { signal },
  )
  window.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== drag?.pointer) return
      const dropped = putDown()
      if (!dropped) return
      droppedAt = event.timeStamp
      const { piece, place } = dropped
      if (place) onDrop(piece.dataset.piece ?? '', place.dataset.place ?? '')
    },
    { signal },
  )
  window.addEventListener('pointercancel', putDown, { signal })
  window.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || event.detail === 0 || event.timeStamp - droppedAt > ECHO) return
      if (!root.contains(event.target as Node)) return
      droppedAt = Number.NEGATIVE_INFINITY
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { signal, capture: true },
  )
  return () => {
    putDown()
    listening.abort()
  }
}

/** The piece itself lies above: it lets the pointer through by its style. */
function placeAt(root: HTMLElement, { clientX, clientY }: PointerEvent): HTMLElement | undefined {
  const place = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('[data-place]'))
    .find((found, at, all) => found && !all[at]?.closest('[data-dragged]'))
  return place && root.contains(place) ? place : undefined
}
