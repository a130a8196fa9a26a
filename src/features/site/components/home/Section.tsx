import { useId, type ReactNode } from 'react'
import { classes } from '#shared/ui/classes.ts'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './Section.module.css'

interface SectionProps {
  title: string
  lead?: string
  /** A link beside the title: to all of it. */
  more?: ReactNode
  /** On a band as wide as the window. */
  band?: boolean
  children: ReactNode
}

/** A part of the home page with its heading. */
export function Section({ title, lead, more, band, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes(styles.section, band && styles.band)} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <Heading level={2} size="3xl" display id={id}>
            {title}
          </Heading>
          {lead && <Text quiet>{lead}</Text>}
        </div>
        {more}
      </div>
      {children}
    </section>
  )
}
