/** Words by which machines name themselves in their user agent: those that everybody meets, and browsers without a screen. */
const names =
  /bot\b|bot[/;)-]|crawl|spider|slurp|ia_archiver|facebookexternalhit|headless|lighthouse|pagespeed|pingdom|uptimerobot|whatsapp|telegram|embedly|bingpreview|mediapartners|feedfetcher|curl\/|wget\/|python-|go-http-client|java\/|okhttp|axios|node-fetch|libwww|scrapy|phantomjs/i

export const isCrawler = (userAgent: string): boolean => names.test(userAgent)
