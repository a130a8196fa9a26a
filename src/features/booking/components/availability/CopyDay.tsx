import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { CopyIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'

interface CopyDayProps {
  day: number
  names: readonly string[]
  onCopy: (days: readonly number[]) => void
}

const weekdays = [0, 1, 2, 3, 4]

/** Asks to which other days a day's hours go; theirs are replaced. */
export function CopyDay({ day, names, onCopy }: CopyDayProps) {
  const { t } = useTranslation('workspace')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const others = names.map((_, index) => index).filter((index) => index !== day)
  const name = names[day] ?? ''
  const open = () => {
    setChosen([])
    setOpen(true)
  }
  const copy = () => {
    onCopy(chosen)
    setOpen(false)
  }
  return (
    <>
      <Button
        small
        variant="quiet"
        icon={<CopyIcon />}
        aria-label={t('booking.availability.copyDay', { day: name })}
        onClick={open}
      >
        {t('booking.availability.copy')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('booking.availability.copyTitle', { day: name })}
        width={26}
        actions={
          <Button variant="filled" disabled={chosen.length === 0} onClick={copy}>
            {t('booking.availability.copyConfirm', { count: chosen.length })}
          </Button>
        }
      >
        <Stack gap="3">
          <Cluster gap="2">
            <Button small onClick={() => setChosen(weekdays.filter((each) => each !== day))}>
              {t('booking.availability.weekdays')}
            </Button>
            <Button small onClick={() => setChosen(others)}>
              {t('booking.availability.allDays')}
            </Button>
          </Cluster>
          {others.map((other) => (
            <Checkbox
              key={other}
              label={names[other]}
              checked={chosen.includes(other)}
              onChange={(event) => setChosen(event.target.checked ? [...chosen, other] : chosen.filter((each) => each !== other))}
            />
          ))}
        </Stack>
      </Dialog>
    </>
  )
}
