import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '#shared/ui/classes.ts'
import { CheckIcon } from '#shared/ui/icons/status-icons.tsx'
import { Stack, VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import styles from './Wizard.module.css'

export interface WizardStep {
  key: string
  title: string
}

export interface WizardProps {
  steps: readonly WizardStep[]
  /** Key of the shown step; the owner keeps it (best in the address) and moves on. */
  current: string
  /** The shown step with its own buttons. */
  children: ReactNode
}

/** Where in a short way of steps the person is. At each new step the focus goes to its heading. */
export function Wizard({ steps, current, children }: WizardProps) {
  const { t } = useTranslation('site')
  const at = Math.max(
    0,
    steps.findIndex((step) => step.key === current),
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(at)

  useEffect(() => {
    if (before.current !== at) heading.current?.focus()
    before.current = at
  }, [at])

  return (
    <Stack gap="5">
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step.key}
            className={classes(styles.step, index < at && styles.done, index === at && styles.current)}
            aria-current={index === at ? 'step' : undefined}
          >
            {index < at ? <CheckIcon size={16} /> : <span>{index + 1}</span>}
            <span className={styles.word}>{step.title}</span>
          </li>
        ))}
      </ol>
      <Heading level={2} ref={heading} tabIndex={-1}>
        <VisuallyHidden>{t('patterns.stepOf', { step: at + 1, steps: steps.length })}: </VisuallyHidden>
        {steps[at]?.title}
      </Heading>
      {children}
    </Stack>
  )
}
