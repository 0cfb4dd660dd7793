import { useCallback, useState } from 'react'
import type { Say } from '#games/kit/game.ts'
import { clearBar, type Message, showInBar } from '#ui/toast.tsx'

let spoken = 0

/** What the message bar shows: the instruction of the game at first, then what the game says. */
export function useSpeech(instruction: string) {
  const [last, setLast] = useState<Message>(() => asMessage({ text: instruction, tone: 'info' }))

  const say = useCallback((words: Say) => {
    const message = asMessage(words)
    setLast(message)
    if (words.seconds !== undefined) showInBar(message, words.seconds)
  }, [])
  const hush = useCallback(() => {
    clearBar()
    setLast(asMessage({ text: instruction, tone: 'info' }))
  }, [instruction])

  return { last, say, hush }
}

function asMessage({ text, tone }: Say): Message {
  spoken += 1
  return { id: `said-${spoken}`, text, tone }
}
