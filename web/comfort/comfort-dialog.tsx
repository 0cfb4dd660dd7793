import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ChoiceGroup } from '#ui/choice-group.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { currentComfort, setComfort, TEXT_SIZES, THEMES } from './comfort.ts'

/** The tablet's colors and text size; each choice is seen at once. */
export function ComfortDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const [comfort, setShown] = useState(currentComfort)
  const choose = (change: Partial<typeof comfort>) => {
    const next = { ...comfort, ...change }
    setComfort(next)
    setShown(next)
  }
  return (
    <Dialog
      open={open}
      title="Comfort"
      onClose={onClose}
      buttons={
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p>These apply on this tablet until you change them.</p>
      <ChoiceGroup
        label="Colors"
        choices={THEMES}
        value={comfort.theme}
        onChoose={(theme) => choose({ theme })}
      />
      <ChoiceGroup
        label="Text size"
        choices={TEXT_SIZES}
        value={comfort.text}
        onChoose={(text) => choose({ text })}
      />
    </Dialog>
  )
}
