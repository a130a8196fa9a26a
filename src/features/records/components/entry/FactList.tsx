import { useTranslation } from 'react-i18next'
import type { EntryFacts } from '#contract/records/entry-schemas.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { fieldsOfKind } from '../../model/fields.ts'
import styles from '../records.module.css'

/** All that an entry says, name by name. */
export function FactList({ facts }: { facts: EntryFacts }) {
  const { t, i18n } = useTranslation('workspace')
  const said = facts as unknown as Readonly<Record<string, string | null>>
  const shown = fieldsOfKind[facts.kind].map(({ name, as, choices = [] }) => {
    const value = said[name]
    const choice = choices.find((one) => one === value)
    return {
      name: t(`records.fields.${name}`),
      value: !value ? null : choice ? (
        t(`records.choices.${choice}`)
      ) : as === 'day' ? (
        formatCalendarDate(value, i18n.language)
      ) : (
        <bdi className={styles.said}>{value}</bdi>
      ),
    }
  })
  return <Facts facts={shown} />
}
