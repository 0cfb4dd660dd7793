import { Check, X } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { Question } from '#ui/question.tsx'
import { Tile } from '#ui/tile.tsx'
import { inSigns, inWords } from '../kit/equation.ts'
import type { ViewProps } from '../kit/game.ts'
import { readSolved } from '../kit/sums.ts'
import type { Action, State } from './rules.ts'
import styles from './view.module.css'

const CHOICES = [
  { isCorrect: false, name: 'Not correct', icon: X, key: 'X' },
  { isCorrect: true, name: 'Correct', icon: Check, key: 'C' },
] as const

export default function MathCorrect({ state, act }: ViewProps<State, Action>) {
  const { equation, answer, tried, correct, phase } = state
  const isOver = phase !== 'playing'
  return (
    <Question
      number={correct}
      asked={{
        signs: [inSigns(equation), `= ${answer}`],
        words: `${inWords(equation)} equals ${answer}. Correct or not correct?`,
      }}
      before={readSolved(state)}
      isOver={isOver}
      onKey={(pressed) => {
        const choice = CHOICES.find(({ key }) => key === pressed)
        if (choice) act({ type: 'answer', isCorrect: choice.isCorrect })
      }}
      onFinish={() => act({ type: 'finish' })}
    >
      {CHOICES.map(({ isCorrect, name, icon }) => (
        <Tile
          key={name}
          className={styles.choice}
          data-first={!isCorrect || undefined}
          mark={tried === isCorrect ? 'wrong' : undefined}
          disabled={isOver}
          onClick={() => act({ type: 'answer', isCorrect })}
        >
          <Icon of={icon} size="1.4em" />
          {name}
        </Tile>
      ))}
    </Question>
  )
}
