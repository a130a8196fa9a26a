/** What a country lets a pharmacy do with a prescription of a controlled medicine that comes over the network. */
export interface ControlledRule {
  /** May be quoted from what the platform holds; `false`: only on the paper itself, which the patient brings. */
  readonly withoutPaper: boolean
  /** May be brought to the door; `false`: the patient fetches it and shows who they are. */
  readonly mayBeDelivered: boolean
  /** Days after its issue in which it may be given for the first time. */
  readonly daysToFirstFill: number
  /** How often it may be given again after the first time. */
  readonly refills: number
  /** The regulation. */
  readonly source: string
}

/** For countries that are not listed: as strict as the strictest of those that are. */
export const strictestControlled: ControlledRule = {
  withoutPaper: false,
  mayBeDelivered: false,
  daysToFirstFill: 3,
  refills: 0,
  source: 'UN Single Convention on Narcotic Drugs 1961, article 30',
}

/**
 * By country of the pharmacy (ISO 3166-1 alpha-2). The platform knows of a medicine only that it is controlled, not its schedule: each line
 * takes the strictest rule of the schedules that can be prescribed at a distance at all.
 */
export const controlledRules: Readonly<Record<string, ControlledRule>> = {
  US: {
    withoutPaper: true,
    mayBeDelivered: true,
    daysToFirstFill: 180,
    refills: 5,
    source: '21 CFR 1306.22 (schedules III and IV)',
  },
  GB: {
    withoutPaper: false,
    mayBeDelivered: true,
    daysToFirstFill: 28,
    refills: 0,
    source: 'Misuse of Drugs Regulations 2001, reg. 15 and 16',
  },
  DE: { withoutPaper: false, mayBeDelivered: false, daysToFirstFill: 7, refills: 0, source: 'BtMVV § 8 and § 12' },
  FR: {
    withoutPaper: false,
    mayBeDelivered: false,
    daysToFirstFill: 3,
    refills: 0,
    source: 'Code de la santé publique, art. R5132-33',
  },
  ES: {
    withoutPaper: false,
    mayBeDelivered: false,
    daysToFirstFill: 10,
    refills: 0,
    source: 'Real Decreto 1675/2012, art. 5 and 14',
  },
  IN: {
    withoutPaper: false,
    mayBeDelivered: false,
    daysToFirstFill: 30,
    refills: 0,
    source: 'Drugs Rules 1945, rule 65 (schedule H1 and X)',
  },
  AE: { withoutPaper: false, mayBeDelivered: false, daysToFirstFill: 3, refills: 0, source: 'Federal Decree-Law 30 of 2021' },
}

export const controlledRuleOf = (country: string): ControlledRule => controlledRules[country] ?? strictestControlled
