/** Passwords of eight signs and more that guessers try first, and are no word with trimmings: walks over the keyboard, dates, phrases. */
const walksAndPhrases = `
1234567890 123456789a 12345678a 1234567891 12345678910 123456789q 123456789z 0123456789 0987654321 9876543210 987654321 123123123 123321123
1234554321 123456654321 12344321 12345670 12345679 123454321 11223344 1122334455 112233445566 44332211 55443322 147258369 159357456 159753456
147852369 741852963 963852741 789456123 456123789 321654987 123654789 14789632 15935700 19283746 1029384756 10203040 102030405060 11111122
11112222 12131415 13579246 13131313 10101010 20202020 01010101 01020304 01234567 02468135 09876543 19841984 19851985 19861986 19871987 19881988
19891989 19901990 19911991 19921992 19931993 19941994 19951995 19961996 19971997 19981998 19991999 20002000 20012001 20102010 20202021 20212021
20222022 20232023 20242024 20252025 20262026 qwertyui qwertyuiop qwertyuio qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty321
qwer1234 qwerqwer qwerasdf qwerasdfzxcv qweasdzxc qweasd123 qwe123qwe qwe12345 qweqweqwe qweqwe123 qwert123 qwert12345 qwertyqwerty qazwsxedc
qazwsx123 qazwsxed qazxswedc qaz123wsx 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qaz1qaz 2wsx3edc zaq12wsx zaq1zaq1 zaq1xsw2 xsw2zaq1 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r! q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q12we34r 1a2b3c4d 1a2s3d4f a1b2c3d4 a1s2d3f4 a12345678 a123456789
a1234567 aa123456 aa12345678 abc12345 abc123456 abc123abc abcd1234 abcd12345 abcde123 abcde12345 abcdef12 abcdefg1 abcdefg123 1234abcd 1234qwer
12345qwert 123qweasd 123qweasdzxc 123qwe123 123abc123 12qwaszx 12qw34er 12345abc 123456ab 123456aa 123456abc 123456qwerty 1234567a 123asd123
asdfghjk asdfghjkl asdfghjkl1 asdfasdf asdfqwer asdf1234 asdf12345 asdf123456 asdasdasd asd123asd asd12345 asd123456 asdzxc123 zxcvbnm1 zxcvbnm123
zxcvbnm, zxcvasdf zxcvzxcv zxcv1234 zxc123456 zxczxczxc poiuytrewq poiuytre lkjhgfdsa lkjhgfds mnbvcxza mnbvcxz1 azertyui azertyuiop azerty123
azerty12 qwertzui qwertzuiop qwertz123 yxcvbnm1 qsdfghjklm 00000001 00001111 12341234a 1111qqqq q1111111 z1x2c3v4 p0o9i8u7 0p9o8i7u
iloveyou iloveyou1 iloveyou2 iloveyou! iloveyou123 iloveyouso iloveyou2much iloveme1 iloveme123 loveyou1 loveyou2 loveyou123 iloveu123 ilovegod
ilovejesus lovelove loveme123 lovehurts lovelife lovestory forever1 forever21 myspace1 letmein1 letmein123 letmein! letmeinnow openup12 letsgo123
changeme changeme1 changeme123 changeit pleaseletmein whatever1 nopassword nopasswd mypassword yourpassword password passwords password1 passw0rd
passwort1 motdepasse contrasena contraseña senha123 senha1234 parola123 parool123 haslo123 lozinka1 wachtwoord wachtwoord1 sifre123 kennwort
adminadmin admin123 admin1234 admin12345 administrator rootroot root1234 toor1234 test1234 test12345 testtest testtest1 testing1 testing123
tester123 guest123 guest1234 default1 default123 temp1234 temporary user1234 username welcome1 welcome12 welcome123 hello123 hello1234 hellohello
helloworld access14 access123 master123 secret123 secret12 trustno1 bond0007 blink182 rush2112 ncc1701d ncc1701e thx11380 startrek starwars
starwars1 jordan23 mustang1 michael1 jessica1 samantha charlie1 superman batman123 spiderman pokemon1 minecraft naruto123 fuckyou1 fuckyou2
fuckyou123 fuckoff1 computer internet samsung1 google123 facebook1 linkedin1 liverpool liverpool1 chelsea1 arsenal1 barcelona realmadrid juventus
`

/** Words that stay guessable with a capital, digits for letters and a number behind. */
const stems = `
password passwort passwords passwd parola contrasena senha motdepasse wachtwoord haslo admin administrator root test testing tester guest default
welcome hello letmein login access secret changeme master user username qwerty qwertz azerty asdf asdfgh zxcvbn zxcvbnm qwer iloveyou loveyou
loveme love lovely sunshine princess monkey dragon football baseball basketball soccer hockey tennis superman batman spiderman ironman pokemon
naruto starwars startrek matrix shadow killer hunter ninja samurai warrior wizard magic angel angels devil heaven flower butterfly rainbow summer
winter spring autumn january february march april june july august september october november december monday tuesday wednesday thursday friday
saturday sunday michael jennifer jessica ashley amanda michelle nicole daniel andrew joshua matthew robert thomas william charlie jordan taylor
alexander alexandra anthony benjamin christian christopher elizabeth samantha stephanie victoria veronica natasha jonathan nicholas patrick
richard vanessa hannah sophie isabella jasmine madison melissa rebecca rachel sarah brandon justin austin tigger pepper ginger cookie chocolate
banana orange cheese coffee whisky vodka pizza chicken peanut buster maggie bailey bella buddy lucky snoopy mickey minnie garfield computer
internet google facebook instagram youtube twitter samsung apple android windows microsoft nintendo playstation xbox minecraft fortnite roblox
liverpool chelsea arsenal barcelona juventus realmadrid manchester lakers yankees cowboys steelers eagles packers rangers mustang ferrari porsche
mercedes corvette yamaha harley honda toyota freedom blessed jesus christ jesuschrist money diamond silver golden purple yellow london paris
berlin newyork chicago boston dallas texas florida california australia canada america england germany brazil mexico india pakistan fuckyou
fuckoff asshole bitch pussy trustno babygirl babyboy sweetheart sweetie forever friends family mother father brother sister doctor hospital
medical patient pharmacy whatever nothing something phoenix thunder lightning scorpion panther falcon tiger lion eagle wolf bear dolphin turtle
rabbit kitten puppy elephant unicorn captain ranger soldier police fireman guitar music dancer drummer cricket golfer fishing
`

export const commonPasswords: ReadonlySet<string> = new Set(walksAndPhrases.trim().split(/\s+/))
export const commonStems: ReadonlySet<string> = new Set(stems.trim().split(/\s+/))
