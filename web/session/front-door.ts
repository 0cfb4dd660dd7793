import { useEffect, useState } from 'react'
import type { Answer } from '#contract/endpoint.ts'
import { frontDoor } from '#contract/front-door.ts'
import { call } from '../api.ts'

type FrontDoor = Answer<typeof frontDoor>

let known: Promise<FrontDoor | undefined> | undefined

/** What the server says to whoever has not logged in; `undefined` until it has. */
export function useFrontDoor(): FrontDoor | undefined {
  const [door, setDoor] = useState<FrontDoor>()
  useEffect(() => {
    known ??= ask()
    let isShown = true
    void known.then((answer) => isShown && setDoor(answer))
    return () => {
      isShown = false
    }
  }, [])
  return door
}

/** After a change on the server it is asked again. */
export function forgetFrontDoor(): void {
  known = undefined
}

async function ask(): Promise<FrontDoor | undefined> {
  const reply = await call(frontDoor)
  if (reply.kind === 'answer') return reply.answer
  forgetFrontDoor()
  return undefined
}
