/**
 * What the spelling of a text loses before it is searched. `fold` in the browser and on the server and `folded` in the database are both made
 * of these rules, and apply them after Unicode's compatibility decomposition (NFKD). Ranges are code points. After a change, a migration has to
 * write the function and the folded columns anew (0450, 0451).
 */
export const foldRules = {
  /** Letters that only newer versions of Unicode decompose. They become blanks, so that every database and browser gives the same. */
  newer: 'A7F1 105C9 105E4 11383 11385 1138E 11391 113C5 113C7-113C8 16121-16128 16D68-16D6A 1CCD6-1CCF9 1E030-1E06D',

  /** Accents, Arabic and Hebrew vowels, nuktas, the tatweel, skin tones and what nobody sees. Vowel signs of Indic scripts stay. */
  dropped: `00AD 0300-036F 0483-0489 0591-05BD 05BF 05C1-05C2 05C4-05C5 05C7 0610-061A 061C 0640 064B-065F 0670 06D6-06DC 06DF-06E4 06E7-06E8
    06EA-06ED 0711 0730-074A 0897-089F 08CA-08E1 08E3-08FF 093C 0951-0954 09BC 0A3C 0ABC 0B3C 0C3C 0CBC 180B-180F 1AB0-1ACE 1CD0-1CD2
    1CD4-1CE0 1CE2-1CE8 1CED 1CF4 1CF8-1CF9 1DC0-1DFF 200B-200F 202A-202E 2060-206F 20D0-20F0 2CEF-2CF1 2DE0-2DFF 302A-302D A66F-A672
    A674-A67D A69E-A69F FB1E FE00-FE0F FE20-FE2F FEFF 110BA 11173 1F3FB-1F3FF E0001-E007F E0100-E01EF`,

  /** Punctuation, symbols and control characters: a word ends there. */
  blank: `0000-002F 003A-0040 005B-0060 007B-00BF 00D7 00F7 02B9-02FF 0375 03F6 0482 055A-055F 0589-058F 05BE 05C0 05C3 05C6 05F3-060F 061B-061F
    066A-066D 06D4 06DD-06DE 06E9 06FD-06FE 0700-070F 07F6-07F9 07FE-07FF 0830-083E 085E 0888 0890-0891 08E2 0964-0965 0970 09F2-09F3
    09FA-09FB 09FD 0A76 0AF0-0AF1 0B70 0BF3-0BFA 0C77 0C7F 0C84 0D4F 0D79 0DF4 0E3F 0E4F 0E5A-0E5B 0F01-0F17 0F1A-0F1F 0F34 0F36 0F38
    0F3A-0F3D 0F85 0FBE-0FC5 0FC7-0FDA 104A-104F 109E-109F 10FB 1360-1368 1390-1399 1400 166D-166E 1680 169B-169C 16EB-16ED 1735-1736
    17D4-17D6 17D8-17DB 1800-180A 1940-1945 19DE-19FF 1A1E-1A1F 1AA0-1AA6 1AA8-1AAD 1B5A-1B6A 1B74-1B7E 1BFC-1BFF 1C3B-1C3F 1C7E-1C7F
    1CC0-1CC7 1CD3 2010-2029 202F-205F 207A-207E 208A-208E 20A0-20C0 2104-212E 213A-214D 214F 218A-2319 231C-2327 2329-23CE 23D0-23E8
    23FB-244A 2500-25FF 2768-2775 27C0-2B1A 2B1D-2B4F 2B51-2B54 2B56-2BFF 2CE5-2CEA 2CF9-2CFC 2CFE-2CFF 2D70 2E00-2E2E 2E30-3004
    3008-3020 3030 3037 303D-303F 30A0 30FB 3190-3191 31C0-31E3 327F 4DC0-4DFF A490-A4C6 A4FE-A4FF A60D-A60F A673 A67E A6F2-A716
    A720-A721 A789-A78A A828-A82B A836-A839 A874-A877 A8CE-A8CF A8F8-A8FA A8FC A92E-A92F A95F A9C1-A9CD A9DE-A9DF AA5C-AA5F AA77-AA79
    AADE-AADF AAF0-AAF1 AB5B AB6A-AB6B ABEB E000-F8FF FBB2-FBC2 FD3E-FD4F FDCF FDFE-FDFF FE45-FE46 FFF9-FFFD 1D000-1D15D 1D16A-1D16C
    1D183-1D184 1D18C-1D1A9 1D1AE-1D241 1FB00-1FBEF F0000-10FFFF`,

  /**
   * Each of these is a word, for nothing else says where one begins: letters of Chinese, Japanese, Korean (consonants), Thai, Lao, Burmese and
   * Khmer, and emoji.
   */
  single: `0E01-0E30 0E32 0E40-0E46 0E81-0EB0 0EB2 0EBD 0EC0-0EC6 0EDC-0EDF 1000-102A 103F 1050-1055 1100-115F 1780-17B3 2E80-2FDF 3005-3007
    3021-3029 3031-3036 3038-303C 3041-3096 309D-309F 30A1-30FA 30FC-312F 31A0-31BF 31F0-31FF 3400-4DBF 4E00-9FFF A000-A48C A960-A97C
    F900-FAFF 20000-3FFFD 231A-231B 2328 23CF 23E9-23FA 2600-2767 2776-27BF 2B1B-2B1C 2B50 2B55 1F000-1F3FA 1F400-1FAFF`,

  /** Where capital letters are that have a small one. */
  cased: `0041-005A 00C6 00D0 00D8 00DE 0110 0126 0141 014A 0152 0166 0181-018B 018E-0198 019C-019F 01A2-01A9 01AC-01AE 01B1-01B8 01BC 01E4
    01F6-01F7 021C 0220-0224 023A-023E 0241-024E 0370-0372 0376 037F 0391-03A9 03CF 03D8-03EE 03F7 03FA 03FD-03FF 0402-040B 040F-042F
    0460-0474 0478-0480 048A-04C0 04C3-04CD 04D4 04D8 04E0 04E8 04F6 04FA-052E 0531-0556 10A0-10C7 10CD 13A0-13F5 1C90-1CBA 1CBD-1CBF
    1E9E 1EFA-1EFE 2132 2183 2C00-2C2F 2C60-2C64 2C67-2C72 2C75 2C7E-2CE2 2CEB-2CED 2CF2 A640-A66C A680-A69A A722-A72E A732-A76E
    A779-A786 A78B-A78D A790-A792 A796-A7AE A7B0-A7C9 A7D0 A7D6-A7D8 A7F5 10400-10427 104B0-104D3 10570-10595 10C80-10CB2 118A0-118BF
    16E40-16E5F 1E900-1E921`,

  /** Zeros of decimal digits; the other nine follow. */
  zeros: `0660 06F0 0966 07C0 09E6 0A66 0AE6 0B66 0BE6 0C66 0CE6 0D66 0DE6 0E50 0ED0 0F20 1040 1090 17E0 1810 1946 19D0 1A80 1A90 1B50 1BB0 1C40
    1C50 A620 A8D0 A900 A9D0 A9F0 AA50 ABF0`,

  /** Small letters that people write with others. */
  letters: {
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    þ: 'th',
    ø: 'o',
    ı: 'i',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    ħ: 'h',
    ŧ: 't',
    ŋ: 'n',
    ƚ: 'l',
    ɨ: 'i',
    ʉ: 'u',
    ƶ: 'z',
    ƀ: 'b',
    ǥ: 'g',
    ĸ: 'k',
    ɓ: 'b',
    ɗ: 'd',
    ƙ: 'k',
    ƴ: 'y',
    ɛ: 'e',
    ɔ: 'o',
    ƒ: 'f',
    ς: 'σ',
    ґ: 'г',
    ٱ: 'ا',
    ى: 'ي',
    ی: 'ي',
    ې: 'ي',
    ے: 'ي',
    ة: 'ه',
    ۃ: 'ه',
    ہ: 'ه',
    ھ: 'ه',
    ە: 'ه',
    ک: 'ك',
    ڪ: 'ك',
    'ँ': 'ं',
  } as Readonly<Record<string, string>>,

  /** A nasal before another consonant is written as one of five letters or as a dot: हिन्दी, हिंदी. */
  nasal: { letters: 'ङञणनम', virama: '\u094D', before: '0915-0939', becomes: 'ं' },
} as const

export type CodePointRange = readonly [from: number, to: number]

/** `0041-005A 00C6` as numbers. */
export const parseRanges = (text: string): CodePointRange[] =>
  text
    .trim()
    .split(/\s+/)
    .map((range) => {
      const [from, to = from] = range.split('-').map((hex) => Number.parseInt(hex, 16))
      return [from!, to!]
    })
