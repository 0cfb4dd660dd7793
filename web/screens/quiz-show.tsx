import { Notice } from '#ui/notice.tsx'
import { useTitle } from '../shell/title.ts'

/** A place that is kept for later. */
export default function QuizShow() {
  useTitle('Quiz Show')
  return <Notice title="Quiz Show" text="There is no quiz show yet." />
}
