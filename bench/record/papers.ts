import { packageFonts } from '#server/adapters/fonts/package-files.ts'
import { locales } from '#contract/kernel/values.ts'
import { samplePrescription } from '#server/modules/papers/engine/testing/sample-paper.ts'
import { makePaper } from '#server/modules/papers/index.ts'
import { median, quantile } from '../report/quantile.ts'

/** A prescription of eight medicines as PDF, in every language, once the fonts are there. One JSON line. */
const papers = []
for (const locale of locales) {
  const taken: number[] = []
  let bytes = 0
  for (let round = 0; round < 22; round += 1) {
    const start = performance.now()
    bytes = (await makePaper({ fonts: packageFonts }, samplePrescription(locale))).length
    if (round >= 2) taken.push(performance.now() - start)
  }
  papers.push({ locale, median: median(taken), worst: quantile(taken, 0.9), bytes })
}
console.log(JSON.stringify({ papers }))
