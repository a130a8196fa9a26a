import { describe, expect, test } from 'vitest'
import { fieldsOfText, readBattery, readFields, readJson, readTime } from './read-report.ts'

describe('what trackers say', () => {
  test.each([
    ['1772442000', 1_772_442_000_000],
    ['1772442000000', 1_772_442_000_000],
    [1_772_442_000, 1_772_442_000_000],
    ['2026-03-02T09:00:00Z', 1_772_442_000_000],
    ['2026-03-02T09:00:00.000Z', 1_772_442_000_000],
    ['2026-03-02 09:00:00', 1_772_442_000_000],
    ['2026-03-02T10:00:00+01:00', 1_772_442_000_000],
    ['yesterday', null],
    [undefined, null],
  ])('the time %j', (said, at) => expect(readTime(said)).toBe(at))

  test.each([
    ['80', 80],
    ['3.75', 50],
    ['4.2', 100],
    ['3.1', 0],
    ['4', 4],
    ['130', 100],
    ['', null],
  ])('the battery %j', (said, percent) => expect(readBattery(said)).toBe(percent))

  test('a query, with knots', () => {
    const { key, fix } = readFields(fieldsOfText('id=k&lat=40.7&lon=-73.9&timestamp=1772442000&speed=10&batt=55&accuracy=12'))
    expect(key).toBe('k')
    expect(fix).toMatchObject({ latitude: 40.7, longitude: -73.9, battery: 55, accuracy: 12, at: 1_772_442_000_000 })
    expect(fix.speed).toBeCloseTo(5.14, 2)
  })

  test('a location in one, and another name of the device', () => {
    expect(readFields(fieldsOfText('deviceid=k&location=40.7,-73.9'))).toMatchObject({
      key: 'k',
      fix: { latitude: 40.7, longitude: -73.9, at: null },
    })
  })

  test('JSON, with metres a second and a fraction of the battery', () => {
    const location = {
      timestamp: '2026-03-02T09:00:00.000Z',
      coords: { latitude: 40.7, longitude: -73.9, accuracy: 8, speed: 2.5 },
      battery: { level: 0.42, is_charging: false },
    }
    expect(readJson({ location, device_id: 'k' })).toEqual([
      {
        key: 'k',
        fix: { at: 1_772_442_000_000, latitude: 40.7, longitude: -73.9, accuracy: 8, speed: 2.5, battery: 42 },
      },
    ])
    expect(readJson({ location: [location, location], device_id: 'k' })).toHaveLength(2)
  })

  test('no place on earth, and 0, 0, are none', () => {
    for (const place of ['lat=0&lon=0', 'lat=91&lon=0', 'lat=1&lon=181', 'lat=x&lon=1', ''])
      expect(readFields(fieldsOfText(`id=k&${place}`)).fix).toMatchObject({ latitude: null, longitude: null })
  })
})
