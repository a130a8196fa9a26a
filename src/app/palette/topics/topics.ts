import type { ParseKeys, TFunction } from 'i18next'
import { specialities } from '#contract/doctors/specialities.ts'
import { complaintIds, petSpecies } from '#contract/doctors/treated.ts'
import { helpTopics } from '#contract/support/values.ts'
import { paths } from '#shared/paths.ts'
import type { RouteIcon } from '#shared/routing/icons.ts'
import type { PaletteItem } from '../items.ts'
import { rankOf } from '../match.ts'

/** Something that is found by what people call it, without being a record: a speciality, a complaint, a species, help. */
export interface Topic {
  readonly title: string
  /** Further words for it, in the reader's language. */
  readonly also: string
  readonly items: readonly PaletteItem[]
}

type Words = TFunction<'workspace'>

/** Every topic in the reader's language. */
export function topicsIn(t: Words): Topic[] {
  const also = (key: string) => t(`app.topics.also.${key}` as ParseKeys<'workspace'>, { defaultValue: '' })
  const item = (title: string, note: string, icon: RouteIcon, to: string): PaletteItem => ({
    group: 'topic',
    title,
    note,
    icon,
    to,
  })
  const doctors = (kind: string) =>
    item(
      t(`app.topics.${kind}` as ParseKeys<'workspace'>),
      t('app.topics.doctors'),
      kind === 'veterinarians' ? 'paw' : 'stethoscope',
      paths.doctorsList.link({ kind: kind.slice(0, -1) }),
    )
  return [
    ...['physicians', 'veterinarians'].map((kind) => ({
      title: t(`app.topics.${kind}` as ParseKeys<'workspace'>),
      also: also(kind),
      items: [doctors(kind)],
    })),
    ...specialities.map(({ id, kind }) => {
      const title = t(`doctors.speciality.${id}`, { ns: 'site' })
      const to = paths.doctorsList.link({ kind, speciality: id })
      return {
        title,
        also: also(id),
        items: [item(title, t('app.topics.speciality'), kind === 'veterinarian' ? 'paw' : 'stethoscope', to)],
      }
    }),
    ...complaintIds.map((id) => {
      const title = t(`doctors.complaint.${id}`, { ns: 'site' })
      return {
        title,
        also: also(id),
        items: [item(title, t('app.topics.complaint'), 'stethoscope', paths.doctorsList.link({ complaint: id }))],
      }
    }),
    ...petSpecies.map((id) => {
      const title = t(`species.${id}`, { ns: 'site' })
      const treating = paths.doctorsList.link({ kind: 'veterinarian', species: id })
      const shop = paths.ecommerce.link({ audience: 'pets' })
      return {
        title,
        also: also(id),
        items: [
          item(title, t('app.topics.species'), 'paw', treating),
          item(t('app.topics.petShop'), t('app.topics.products'), 'store', shop),
        ],
      }
    }),
    ...helpTopics.map((topic) => {
      const title = t(`support.help.${topic}.question`)
      return { title, also: '', items: [item(title, t('app.topics.help'), 'help', paths.userSupport.link({ help: topic }))] }
    }),
    {
      title: t('app.topics.help'),
      also: also('help'),
      items: [item(t('app.topics.help'), t('app.topics.helpAbout'), 'help', paths.contactUs.link())],
    },
  ]
}

const shownAtMost = 6

/** What the words name, best first. */
export function topicItems(topics: readonly Topic[], typed: string): PaletteItem[] {
  return topics
    .flatMap((topic) => {
      const rank = [topic.title, ...topic.also.split(',')].map((name) => rankOf(typed, name)).filter((each) => each !== undefined)
      return rank.length > 0 ? [{ topic, rank: Math.min(...rank) }] : []
    })
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ topic }) => topic.items)
    .slice(0, shownAtMost)
}
