import { useLocation } from 'wouter'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useTitle } from '../shell/title.ts'

const BACK = {
  '/home': 'Back to Home',
  '/games': 'Back to games',
  '/resource-selector': 'Back to resources',
} as const

export function NotHereYet({ title, back }: { title: string; back: keyof typeof BACK }) {
  useTitle(title)
  const [, navigate] = useLocation()
  return (
    <Notice
      title={title}
      text="This part of Parlour is not here yet. It comes with a later version."
    >
      <Button look="primary" onClick={() => navigate(back)}>
        {BACK[back]}
      </Button>
    </Notice>
  )
}
