import { goes, type PersonalData } from '#server/kernel/personal-data.ts'

/** What the tables of the capability hold of people, and what becomes of it when one of them leaves. */
export const trackersData: PersonalData = {
  trackers: { ...goes('owner_id'), withheld: 'spent_until', passes: { pet: 'pet_id', to: 'owner_id' } },
  tracker_fixes: goes('tracker_id>trackers.owner_id'),
  tracker_hours: goes('tracker_id>trackers.owner_id'),
  tracker_days: goes('tracker_id>trackers.owner_id'),
  distance_consents: goes('pet_id>pets.owner_id'),
  tracker_strays: goes('tracker_id>trackers.owner_id'),
  safe_zones: goes('pet_id>pets.owner_id'),
  zone_standings: goes('zone_id>safe_zones.pet_id>pets.owner_id'),
  tracker_handovers: goes('owner_id', 'sitter_id'),
}
