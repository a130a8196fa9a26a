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

  test.each(['valid=false', 'valid=0', 'valid=F', 'valid=', 'valid=V'])(
    'a fix that the tracker calls invalid, %s, is no place',
    (valid) => {
      expect(readFields(fieldsOfText(`id=k&lat=40.7&lon=-73.9&batt=55&${valid}`)).fix).toMatchObject({
        latitude: null,
        longitude: null,
        battery: 55,
      })
    },
  )

  test('a fix that the tracker calls valid is one', () => {
    for (const valid of ['true', '1', 'TRUE'])
      expect(readFields(fieldsOfText(`id=k&lat=40.7&lon=-73.9&valid=${valid}`)).fix.latitude).toBe(40.7)
    const coords = { latitude: 40.7, longitude: -73.9 }
    for (const [more, latitude] of [
      [{ location: { coords, valid: false } }, null],
      [{ location: { coords: { ...coords, valid: false } } }, null],
      [{ location: { coords }, valid: 0 }, null],
      [{ location: { coords, valid: true } }, 40.7],
    ] as const)
      expect(readJson({ device_id: 'k', ...more })[0]!.fix.latitude).toBe(latitude)
  })

  test('numbers are decimal', () => {
    for (const lat of ['0x30', '0b11', 'Infinity', '1e999', '4 0', ''])
      expect(readFields(fieldsOfText(`id=k&lat=${lat}&lon=1`)).fix.latitude, lat).toBeNull()
    expect(readFields(fieldsOfText('id=k&lat=4e1&lon=-7.39e1')).fix).toMatchObject({ latitude: 40, longitude: -73.9 })
  })

  test('numbers that no column takes are none, or 0', () => {
    const fix = (more: string) => readFields(fieldsOfText(`id=k&lat=40.7&lon=-73.9&${more}`)).fix
    for (const speed of ['1e39', '1e308', '-1', '2000']) expect(fix(`speed=${speed}`).speed, speed).toBeNull()
    expect(fix('speed=1e-60').speed).toBe(0)
    expect(fix('hdop=1e-320').accuracy).toBe(0)
    expect(fix('accuracy=1e39').accuracy).toBe(100_000)
    expect(fix('lat=1e-320&lon=1').latitude).toBe(0)
    expect(readFields(fieldsOfText('id=k&lat=1e-320&lon=1e-320')).fix.latitude).toBeNull()
  })

  test('no place on earth, and 0, 0, are none', () => {
    for (const place of ['lat=0&lon=0', 'lat=91&lon=0', 'lat=1&lon=181', 'lat=x&lon=1', ''])
      expect(readFields(fieldsOfText(`id=k&${place}`)).fix).toMatchObject({ latitude: null, longitude: null })
  })
})
