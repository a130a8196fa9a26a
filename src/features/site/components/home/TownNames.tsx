import { PlaceNames, useListPlacesQuery } from '#features/doctors/index.ts'

/** Towns with clinics, offered under the field of that list. */
export default function TownNames({ id }: { id: string }) {
  const { data } = useListPlacesQuery()
  return <PlaceNames id={id} places={data?.items ?? []} />
}
