/** How names are written, and what people type to find them, for the tests of every search. */
export const spellingExamples: readonly (readonly [name: string, ...typed: readonly string[]])[] = [
  // German
  ['Jürgen Müller', 'muller', 'mueller', 'MÜLLER', 'juergen mull'],
  ['Bärbel Goethe', 'baerbel', 'barbel', 'göthe', 'goethe'],
  ['Straußenfarm am Großmarkt', 'strauss', 'strauß', 'grossm', 'GROSSMARKT'],
  ['Haut-Öl', 'öl', 'oel', 'ol'],
  // French
  ['Cœur et Œuvre', 'coeur', 'oeuvre', 'ŒUVRE', 'cœur'],
  ['François Lefèvre', 'francois', 'lefevre', 'FRANÇOIS'],
  // Danish, Norwegian, Polish, Turkish, Icelandic
  ['Søren Ærø', 'soren', 'soeren', 'aero', 'ærø'],
  ['Łukasz Wałęsa', 'lukasz', 'walesa', 'łuk'],
  ['Işıl Yıldız', 'isil', 'yildiz', 'IŞIL', 'yıldız'],
  ['İrem İnce', 'irem', 'ince', 'INCE', 'İrem'],
  // Spanish
  ['Íñigo Núñez', 'inigo', 'nunez', 'NÚÑEZ'],
  // Arabic: alef, teh marbuta, alef maqsura, tatweel, vowels, digits
  ['أحمد إبراهيم آدم', 'احمد', 'ابراهيم', 'ادم', 'أحمد'],
  ['فاطمة مصطفى', 'فاطمه', 'مصطفي', 'فاطمة'],
  ['محـــمد', 'محمد', 'مُحَمَّد'],
  ['عيادة ٢٤', 'عياده', '24', '٢٤', '۲۴'],
  ['مؤمن رائد', 'مومن', 'رايد'],
  // Hindi: nukta, nasals, digits
  ['फ़ैज़ ज़हीर', 'फैज', 'जहीर', 'ज़हीर'],
  ['हिन्दी चाँद', 'हिंदी', 'चांद', 'हिन्दी'],
  ['वार्ड १२', '12', '१२'],
  // Greek and Cyrillic
  ['Γιώργος Παπάς', 'γιωργοσ', 'ΠΑΠΑΣ', 'γιώργος'],
  ['Алёна Йовович', 'алена', 'ЙОВОВИЧ', 'иовович'],
  // Chinese, Japanese, Korean, Thai: parts of words
  ['東京動物病院', '動物', '病院', '東京'],
  ['ﾄﾞｸﾀｰ 犬猫', 'ドクター', '猫'],
  ['서울동물병원', '동물', '병원'],
  ['โรงพยาบาลสัตว์', 'พยาบาล', 'สัตว์'],
  // Emoji, and width
  ['Rex 🐶', '🐶', 'rex 🐶'],
  ['Happy🐾Paws 👩🏽‍⚕️', '🐾', 'paws', '👩‍⚕️'],
  ['Ｆｕｌｌ Ｗｉｄｔｈ', 'full', 'width'],
]
