import { useTranslation } from 'react-i18next'
import { useSearchParams, type To } from 'react-router-dom'
import { defaultCurrency } from '#contract/kernel/specified.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { formatNumber } from '#shared/lib/format-number.ts'
import { doctorFilters, type DoctorFilter } from '../../model/doctor-search.ts'
import type { DoctorSearching } from './use-doctor-search.ts'
import { useFilterChoices } from './use-filter-choices.ts'

type Name = DoctorFilter | 'q'
const names: readonly Name[] = ['q', ...doctorFilters]

/** Filters that go with another one: no place, no distance from it. */
const goWith: Partial<Record<Name, readonly Name[]>> = { place: ['within'], near: ['within'] }

/** The filters that narrow the list, in the reader's words, each with the address without it. What makes no sense narrows nothing. */
export function useChosenFilters({ controller, asked }: Pick<DoctorSearching, 'controller' | 'asked'>) {
  const { t, i18n } = useTranslation('site')
  const [address] = useSearchParams()
  const choices = useFilterChoices()
  const { filters } = controller
  const day = choices.days.find(({ value }) => value === filters.free)?.label ?? asked.freeBy
  const fee =
    asked.maximumFee !== undefined &&
    formatMoney({ amount: asked.maximumFee, currency: defaultCurrency }, i18n.language, { trailingZeroDisplay: 'stripIfInteger' })

  const labels: Record<Name, string | false | undefined> = {
    q: asked.search,
    kind: asked.kind && t(`doctors.kind.${asked.kind}`),
    speciality: asked.speciality && t(`doctors.speciality.${asked.speciality}`),
    complaint: asked.complaint && t(`doctors.complaint.${asked.complaint}`),
    species: asked.species && t(`species.${asked.species}`),
    mode: asked.mode && t(`doctors.mode.${asked.mode}`),
    language: asked.language && choices.languageName(asked.language),
    fee: fee && t('doctors.filter.feeUpTo', { fee }),
    rating:
      asked.minimumRating !== undefined &&
      t('doctors.filter.ratingFrom', { stars: formatNumber(asked.minimumRating, i18n.language) }),
    free: day !== undefined && t('doctors.filter.freeBy', { day }),
    place: filters.near !== 'me' && filters.place.trim(),
    near: filters.near === 'me' && t('doctors.filter.nearMeOn'),
    within:
      asked.maximumDistance !== undefined &&
      t('doctors.filter.withinDistance', { distance: formatNumber(asked.maximumDistance, i18n.language) }),
  }

  const without = (gone: readonly Name[]): To => {
    const after = new URLSearchParams(address)
    for (const name of gone) after.delete(name)
    return { search: after.toString() }
  }
  const chosen = names.flatMap((name) => {
    const label = labels[name]
    return label ? [{ name, label, without: without([name, ...(goWith[name] ?? [])]) }] : []
  })
  return { chosen, withoutAny: without(names) }
}
