import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const pharmacyData: PersonalData = {
  pharmacies: {
    rows: [
      {
        of: 'user_id',
        fate: {
          licence_number: "'erased-' || user_id",
          licence_state: "'revoked'",
          licence_reason: 'null',
          licence_expires_on: 'null',
          latitude: 'null',
          longitude: 'null',
          opening_hours: "'[]'",
          closed_days: "'[]'",
          phone: 'null',
          about: "''",
          delivers: 'false',
        },
      },
    ],
    plain: 'user_id delivery_radius_metres delivery_fee currency delivery_free_from delivery_postcodes',
    kept: { tax: 'legal_name address' },
  },
  catalogue_imports: goes('pharmacy_id'),
  catalogue_import_lines: goes('import_id>catalogue_imports.pharmacy_id'),
}
