import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money as Amount } from '#contract/kernel/values.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { ShieldIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './payments.module.css'

interface ChallengeStepProps {
  amount: Amount
  busy: boolean
  onAnswer: (accept: boolean) => void
}

/** What the payer's bank asks in the sandbox: is this you? */
export function ChallengeStep({ amount, busy, onAnswer }: ChallengeStepProps) {
  const { t } = useTranslation('workspace')
  const title = useRef<HTMLHeadingElement>(null)
  // It stands where the form was, and the form had the focus.
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.bank} aria-labelledby="challenge-title">
      <ShieldIcon size={32} />
      <Heading ref={title} level={3} id="challenge-title" tabIndex={-1}>
        {t('payments.challenge.title')}
      </Heading>
      <Text quiet>
        {t('payments.challenge.about')} <Money value={amount} />
      </Text>
      <Cluster>
        <Button variant="filled" loading={busy} onClick={() => onAnswer(true)}>
          {t('payments.challenge.accept')}
        </Button>
        <Button disabled={busy} onClick={() => onAnswer(false)}>
          {t('payments.challenge.refuse')}
        </Button>
      </Cluster>
    </section>
  )
}
