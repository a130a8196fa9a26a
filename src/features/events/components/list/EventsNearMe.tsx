import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import { useMedia } from '#shared/patterns/list/use-media.ts'
import { rowsOf } from '#shared/patterns/list/list-of.ts'
import { Empty } from '#shared/patterns/states/states.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { classes } from '#shared/ui/classes.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { EventResults } from './EventResults.tsx'
import styles from './EventsNearMe.module.css'
import { NearFilters } from './NearFilters.tsx'
import { NearMap } from './NearMap.tsx'
import { NearNote } from './NearNote.tsx'
import { type HomeAnswer, useEventsNear } from './use-events-near.ts'

/** Coming events near by, with their map beside them where there is room. */
export function EventsNearMe({ home }: { home: HomeAnswer }) {
  const { t } = useTranslation('workspace')
  const near = useEventsNear(home)
  const { controller, query, standpoint } = near
  const wide = useMedia('(min-width: 75rem)')
  const events = rowsOf(query.currentData) ?? []
  const hasMap = wide && 'position' in standpoint && events.length > 0
  const empty = (
    <Empty
      title={t('events.list.empty.near')}
      actions={<LinkButton to={paths.createEvent.link()}>{t('events.list.create')}</LinkButton>}
    >
      {t('events.list.emptyHint.near')}
    </Empty>
  )
  return (
    <Stack gap="4">
      <NearFilters {...near} />
      <NearNote {...near} />
      <div className={classes(hasMap && styles.columns)}>
        <EventResults query={query} controller={controller} empty={empty} />
        {hasMap && (
          <aside className={styles.map}>
            <NearMap events={events} standpoint={standpoint} />
          </aside>
        )}
      </div>
    </Stack>
  )
}
