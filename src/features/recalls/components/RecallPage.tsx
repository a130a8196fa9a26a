import { useTranslation } from 'react-i18next'
import type { PacketRow } from '#contract/recalls/schemas.ts'
import { packetShows } from '#contract/recalls/values.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { ListPage } from '#shared/patterns/list/ListPage.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty, NotFound } from '#shared/patterns/states/states.tsx'
import type { ScreenView } from '#shared/screen/define-screen.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { deskLinks, type Desk } from './links.ts'
import { packetFilters, type recallQuestion } from './recall-question.ts'
import { usePacketColumns } from './use-packet-columns.tsx'

/** One recall: why, how far it has come, and whom it has not reached yet. */
export function RecallPage({ answer: { recall, packets }, desk }: ScreenView<typeof recallQuestion> & { desk: Desk }) {
  const { t } = useTranslation('workspace')
  const list = useListController({ filters: packetFilters, along: ['id'] })
  const columns = usePacketColumns(desk)
  if (recall.isUninitialized) return <NotFound level={1} />
  return (
    <QueryState query={recall} missing={<NotFound level={1} />}>
      {({ product, pharmacy, lot, reason, by, at, counts }) => (
        <Stack gap="5">
          <PageHeader
            title={<bdi>{product.name}</bdi>}
            about={<bdi>{t('recalls.lot', { lot })}</bdi>}
            crumbs={[{ label: t('recalls.routes.recalls.title'), to: deskLinks[desk].list }, { label: lot }]}
          />
          {counts.here > 0 && <Banner tone="warning">{t('recalls.hereAbout')}</Banner>}
          <Panel title={t('recalls.facts.reason')}>
            <bdi>{reason}</bdi>
            <Facts
              facts={[
                { name: t('recalls.facts.at'), value: <When instant={at} /> },
                { name: t('recalls.facts.by'), value: t(`recalls.by.${by}`) },
                { name: t('recalls.facts.pharmacy'), value: desk === 'admin' && <bdi>{pharmacy.name}</bdi> },
                { name: t('recalls.counts.packets'), value: String(counts.packets) },
                { name: t('recalls.counts.reached'), value: String(counts.reached) },
                { name: t('recalls.counts.unreached'), value: String(counts.packets - counts.reached) },
                { name: t('recalls.counts.credited'), value: String(counts.credited) },
                { name: t('recalls.counts.here'), value: counts.here > 0 && String(counts.here) },
              ]}
            />
          </Panel>
          <Heading level={2}>{t('recalls.packets.title')}</Heading>
          <ListPage<PacketRow, 'show'>
            controller={list}
            query={packets}
            label={t('recalls.packets.title')}
            rowKey={({ id }) => id}
            columns={columns}
            filters={[
              {
                name: 'show',
                label: t('recalls.packets.show'),
                all: t('recalls.packets.all'),
                options: packetShows.map((value) => ({ value, label: t(`recalls.counts.${value}`) })),
              },
            ]}
            empty={<Empty title={t('recalls.packets.none')} />}
          />
        </Stack>
      )}
    </QueryState>
  )
}
