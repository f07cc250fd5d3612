/**
 * The passwords of 8 characters and more that guessers try first, in lower case: the heads of published leak lists,
 * keyboard walks, and words of this product and its markets. Shorter ones are refused by their length.
 */
const LIST = `
00000000 000000000 0000000000 01010101 01020304 0102030405 01234567 012345678 0123456789 0987654321
11111111 111111111 1111111111 11112222 11223344 1122334455 112233445566 11235813 11112004 12121212
1212121212 12312312 123123123 123123123a 12312345 123321123 12341234 1234512345 12344321 123454321
12345678 123456781 123456788 123456789 123456789a 123456789q 1234567890 12345678910 12345678a 12345679
123456abc 1234567a 1234567q 1234abcd 1234qwer 123654789 123789456 123abc123 123qweasd 123qwe123 131313131
13131313 13579246 135792468 14141414 14725836 147258369 147852369 159357258 159753258 1596321478 16161616
18273645 19191919 1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20202020 21212121
22222222 222222222 23232323 24682468 25252525 31415926 33333333 36925814 44444444 45454545 4815162342
55555555 555555555 55667788 66666666 666666666 67676767 69696969 77777777 777777777 7777777777 78787878
789456123 87654321 88888888 888888888 8888888888 963852741 987654321 9876543210 98765432 99887766 99999999
999999999 9999999999 a1234567 a12345678 a123456789 a1b2c3d4 aa123456 aa12345678 aaaaaaaa abc12345 abc123456
abcd1234 abcd12345 abcdefgh abcdefg1 abcdef123 access14 admin123 admin1234 admin12345 administrator alexander
allahuakbar alhamdulillah america1 andromeda asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl asdfjkl1 azerty123
azerty12 azerty1234 azertyui azertyuiop babygirl barcelona baseball baseball1 basketball bismillah bonjour1
bonjour123 brooklyn butterfly caroline casablanca champion changeme changeme1 charlie1 chelsea1 chocolat
chocolate christian christine computer corvette doudou123 dragon123 einstein elephant facebook fcbarcelona
football football1 ferrari1 firebird formation forever1 freedom1 garfield goodluck hannah123 hello123 helloworld
iloveyou iloveyou1 iloveyou2 inshallah internet jennifer jesus123 jesuschrist jonathan jordan23 jesuisla kigali123
letmein1 letmein123 liverpool liverpool1 loulou123 loveyou1 lovelove manchester marrakech marseille master123
maverick mercedes michelle midnight minecraft monkey123 motdepass motdepasse motdepasse1 mohamed1 mohamed123
mustang1 naruto123 nicholas nicolas1 nothing1 ohmygod1 otosafi1 otosafi123 otosafi1234 p@ssw0rd p@ssword
pa55word pass1234 pass12345 passer123 passw0rd passw0rd1 password password! password1 password1! password12
password123 password1234 password2 password3 pokemon1 pokemon123 princess princess1 q1w2e3r4 q1w2e3r4t5
qazwsxedc qazwsx123 qwe123456 qwer1234 qwerasdf qwert123 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
qwertyui qwertyuiop qwertz123 realmadrid samantha samsung1 samsung123 scorpion security senegal1 slipknot snoopy123
soleil123 spiderman starwars startrek sunshine sunshine1 superman superman1 superstar test1234 test12345 testtest
toyota123 trustno1 vanessa1 valentin victoria victory1 volkswagen welcome1 welcome123 whatever william1 xxxxxxxx
zaq12wsx zaq1zaq1 zidane10 zxcvbnm1 zxcvbnm123 zzzzzzzz
`

/** Every password that is refused for being too well known, as it is compared: compatibility form, lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/))

/** Whether a password is among the best-known ones, whatever its case and the width of its characters. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.normalize('NFKC').toLowerCase())
}
