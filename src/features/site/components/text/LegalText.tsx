import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './LegalText.module.css'

export interface LegalSection {
  id: string
  title: string
  paragraphs: readonly string[]
  /** Where the reader does what the section tells of. */
  link?: { to: string; label: string }
}

interface LegalTextProps {
  title: string
  lead: string
  contents: string
  /** The day of this version, `2026-11-20`. */
  version: string
  /** A sentence that holds the day, written in the reader's way. */
  versionText: (date: string) => string
  sections: readonly LegalSection[]
}

/** A text that binds: numbered sections one can point to, with their list at the side. */
export function LegalText({ title, lead, contents, version, versionText, sections }: LegalTextProps) {
  const { i18n } = useTranslation('site')
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Heading level={1} size="4xl" display tabIndex={-1}>
          {title}
        </Heading>
        <Text size="l" quiet>
          {lead}
        </Text>
        <Text size="s" quiet>
          {versionText(formatCalendarDate(version, i18n.language))}
        </Text>
      </header>
      <nav className={styles.contents} aria-label={contents}>
        <Text as="span" size="s" strong>
          {contents}
        </Text>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map((section) => (
          <section key={section.id} id={section.id}>
            <Heading level={2}>{section.title}</Heading>
            {section.paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
            {section.link && <Link to={section.link.to}>{section.link.label}</Link>}
          </section>
        ))}
      </div>
    </article>
  )
}
