import type { ReactNode } from 'react'
import type { Plan } from '#contract/plans/schemas.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { PlanPrice, PlanTerms } from './PlanTerms.tsx'
import styles from './plans.module.css'
import { usePlanText } from './use-plan-text.ts'

/** A plan with its price and what it includes; `children`: what can be done with it. */
export function PlanCard({ plan, children }: { plan: Plan; children?: ReactNode }) {
  const textOf = usePlanText()
  const { name, about } = textOf(plan)
  return (
    <Card as="article" className={styles.card}>
      <div>
        <Heading level={3} size="l">
          {name}
        </Heading>
        <PlanPrice plan={plan} />
      </div>
      <Text quiet>{about}</Text>
      <PlanTerms plan={plan} />
      {children && <div className={styles.foot}>{children}</div>}
    </Card>
  )
}
