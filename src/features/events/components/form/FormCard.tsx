import type { ReactNode } from 'react'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'

/** One subject of the form. */
export function FormCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="5">
        <Heading level={2} size="l">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}
