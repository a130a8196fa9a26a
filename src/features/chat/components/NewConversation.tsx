import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useListPartnersQuery } from '../api.ts'
import styles from './chat.module.css'
import { Face } from './Face.tsx'

/** Whom one may write to: people of visits and orders, and who follow each other. */
export function NewConversation({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const [search, setSearch] = useState('')
  const answer = useListPartnersQuery({ query: { search: useDeferredValue(search) || undefined } })
  return (
    <Dialog open onClose={onClose} title={t('chat.begin.title')} width={28}>
      <Stack gap="3">
        <Text quiet>{t('chat.begin.about')}</Text>
        <Field label={t('chat.begin.search')}>
          <TextInput type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </Field>
        <QueryState
          query={answer}
          skeleton={<SkeletonRows rows={3} />}
          isEmpty={({ people }) => people.length === 0}
          empty={<Text quiet>{t(search ? 'chat.begin.noMatch' : 'chat.begin.nobody')}</Text>}
        >
          {({ people }) => (
            <ul className={styles.rows}>
              {people.map((person) => (
                <li key={person.id}>
                  <Link className={styles.row} to={paths.chat.link({ with: person.id })} onClick={onClose}>
                    <Face person={person} />
                    <span className={styles.rowWords}>
                      <strong>
                        <bdi>{person.name}</bdi>
                      </strong>
                      <span className={styles.preview}>
                        {[
                          ...(person.worksFor ? [t('chat.worksFor', { name: person.worksFor })] : []),
                          ...person.because.map((kind) => t(`chat.because.${kind}`)),
                        ].join(' · ')}
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </Stack>
    </Dialog>
  )
}
