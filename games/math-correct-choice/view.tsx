import { Question } from '#ui/question.tsx'
import { Tile } from '#ui/tile.tsx'
import { inSigns, inWords } from '../kit/equation.ts'
import type { ViewProps } from '../kit/game.ts'
import { readSolved } from '../kit/sums.ts'
import type { Action, State } from './rules.ts'
import styles from './view.module.css'

export default function MathCorrectChoice({ state, act }: ViewProps<State, Action>) {
  const { equation, answers, tried, correct, phase } = state
  const isOver = phase !== 'playing'
  return (
    <Question
      number={correct}
      asked={{ signs: [inSigns(equation), '= ?'], words: `What is ${inWords(equation)}?` }}
      before={readSolved(state)}
      isOver={isOver}
      onKey={(pressed) => act({ type: 'choose', place: Number(pressed) - 1 })}
      onFinish={() => act({ type: 'finish' })}
    >
      {answers.map((answer, place) => (
        <Tile
          key={answer}
          className={styles.answer}
          data-first={place === 0 || undefined}
          mark={tried.includes(place) ? 'wrong' : undefined}
          disabled={isOver}
          onClick={() => act({ type: 'choose', place })}
        >
          {answer}
        </Tile>
      ))}
    </Question>
  )
}
