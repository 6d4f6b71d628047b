/** The ones that are tried first, of those long enough to be allowed. Compared without capitals. */
const WORDS = `
1234567890 0123456789 0987654321 9876543210 12345678910 123456789a 1234567891 123456789q 1q2w3e4r5t 1qaz2wsx3edc qwertyuiop qwertzuiop qwerty12345
qwerty123456 qwertz123456 asdfghjkl1 asdfghjklö zxcvbnm123 password12 password123 password1234 password12345 passwordpassword passw0rd123 p@ssw0rd123
passwort12 passwort123 passwort1234 hallohallo hallo12345 hallo123456 iloveyou12 iloveyou123 ichliebedich iloveyou1234 abcdefghij abcd123456 abc1234567
abcdefghijk letmein123 welcome123 willkommen willkommen1 willkommen123 admin12345 admin123456 administrator superman123 batman12345 football123 baseball123
fussball123 basketball sonnenschein sonnenschein1 sunshine123 princess123 schalke0404 charlie123 michael123 dragon12345 monkey12345 trustno1trustno1 changeme123
changemenow starwars123 master12345 geheim12345 geheimgeheim lockstep12 lockstep123 lockstep1234 qazwsxedc1 1qazxsw23edc 11223344556 1122334455 q1w2e3r4t5
q1w2e3r4t5y6 computer123 internet123 samsung123 minecraft123 pokemon1234 schatz12345 liverpool123 arsenal1234 chelsea1234 mypassword mypassword1 secret12345
`

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
