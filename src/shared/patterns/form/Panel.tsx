import type { ReactNode } from 'react'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './Panel.module.css'

/** One subject of a long form, or of the settings. */
export function Panel({ title, about, children }: { title: ReactNode; about?: ReactNode; children: ReactNode }) {
  return (
    <Card className={styles.panel}>
      <Stack gap="5">
        <div>
          <Heading level={2} size="l">
            {title}
          </Heading>
          {about && <Text quiet>{about}</Text>}
        </div>
        {children}
      </Stack>
    </Card>
  )
}
