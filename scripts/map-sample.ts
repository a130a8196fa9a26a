import { writeFileSync } from 'node:fs'
import { sampleRegion } from '#mocks/map-region/sample-region.ts'

/*
 * Writes the map of an invented town as a region's file, to see how one looks: `npx tsx scripts/map-sample.ts town.pmtiles 41.8781 -87.6298`,
 * then start with MAP_REGION_FILE=town.pmtiles.
 */
const [file, latitude, longitude] = process.argv.slice(2)
const middle = { latitude: Number(latitude), longitude: Number(longitude) }
if (!file || !(Math.abs(middle.latitude) <= 80) || !(Math.abs(middle.longitude) <= 179)) {
  process.stderr.write('Say where to write it and where the town is to be: town.pmtiles 41.8781 -87.6298\n')
  process.exit(1)
}
const bytes = sampleRegion(middle)
writeFileSync(file, bytes)
process.stdout.write(`${file}: ${Math.ceil(bytes.length / 1000)} kB\n`)
