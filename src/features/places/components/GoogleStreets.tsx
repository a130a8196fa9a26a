import { useJsApiLoader } from '@react-google-maps/api'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressSuggestion } from '#shared/ui/address/AddressFields.tsx'
import { googleOptions } from '#shared/ui/map/google-options.ts'
import { draftOfComponents } from './google-address.ts'

export interface GoogleStreetsProps {
  mapsKey: string
  typed: string
  country: string
  onStreets: (streets: readonly AddressSuggestion[]) => void
}

/** Letters from which on there is something to offer, and the pause in typing after which it is asked for. */
const least = 4
const pauseMilliseconds = 300

/** Addresses that Google Places knows for what is typed. Shows nothing; where it cannot be had nothing is offered. */
export default function GoogleStreets({ mapsKey, typed, country, onStreets }: GoogleStreetsProps) {
  const { i18n } = useTranslation('site')
  const { isLoaded } = useJsApiLoader(googleOptions(mapsKey, i18n.language))
  // What is typed for one address until it is taken is one session, and is paid for as one.
  const session = useRef<google.maps.places.AutocompleteSessionToken>(undefined)

  const ask = useEffectEvent(async (isWanted: () => boolean) => {
    const { AutocompleteSessionToken, AutocompleteSuggestion } = google.maps.places
    session.current ??= new AutocompleteSessionToken()
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input: typed,
      language: i18n.language,
      sessionToken: session.current,
      ...(country && { includedRegionCodes: [country] }),
    })
    if (!isWanted()) return
    onStreets(
      suggestions.flatMap(({ placePrediction: prediction }) => {
        if (!prediction) return []
        const take = async () => {
          const { place } = await prediction.toPlace().fetchFields({ fields: ['addressComponents'] })
          session.current = undefined
          return draftOfComponents(place.addressComponents ?? [], '')
        }
        return { label: prediction.text.text, take }
      }),
    )
  })

  useEffect(() => {
    if (!isLoaded || typed.trim().length < least) return
    let isWanted = true
    const timer = setTimeout(() => {
      // Without an answer there is nothing to offer; the field works as ever.
      ask(() => isWanted).catch(() => {})
    }, pauseMilliseconds)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isLoaded, typed, country])
  return null
}
