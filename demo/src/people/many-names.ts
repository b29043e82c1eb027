export const GIVEN_NAMES =
  `Amara José Nguyễn Fatima Søren Łukasz Zoë Björn Chloé Đorđe Wei Yuki Haruto Min-jun Priya Arjun Aisha Omar
  Layla Yusuf Ngozi Kwame Thabo Zanele Wanjiru Kofi Ifeoma Chinedu Adaeze Sipho Tendai Amina Mehmet Elif Emre Zeynep
  Dimitri Olga Svetlana Ivan Nikolai Anastasia Oksana Bohdan Mykola Jana Tomáš Kateřina Zsófia Gábor Ilona Mihai Ioana
  Andrei Élodie Mathieu Benoît Aurélie Giulia Matteo Chiara Lorenzo Francesca Sofía Mateo Valentina Thiago João Beatriz
  Inês Caio Camila Diego Lucía Alejandro Ximena Hans Greta Jürgen Käthe Sven Astrid Freya Aino Eero Mikko Siiri Rasmus
  Maarten Sanne Femke Siobhán Niamh Cian Gareth Rhys Eilidh Oliver Emily Noah Grace Mia Jack Samuel Ruth Miriam Ari
  Noa Tariq Samira Hassan Leila Reza Shirin Bilal Sana Imran Nadia Kavita Rohan Anjali Sanjay Lakshmi Nilufar Dilshod
  Ayşe Minh Linh Thanh Somchai Malee Putri Budi Rizal Rodel Maricel Jun Mei Li Hui Akira Sakura Kenji Hana Seo-yeon
  Ji-ho Batbayar Tuya Kiri Tane Leilani Sione`.split(/\s+/)

export const FAMILY_NAMES =
  `Okafor García Nguyen Hansen Nowak Müller Dubois Petrović Chen Tanaka Suzuki Kim Park Sharma Patel Khan
  Ahmed Hussein Mensah Dlamini Kamande Owusu Eze Adeyemi Moyo Ndlovu Banda Diallo Traoré Yılmaz Demir Saygın Öztürk
  Ivanov Petrov Kuznetsova Shevchenko Kovalenko Novák Dvořák Nagy Szabó Popescu Ionescu Lefèvre Moreau Girard Rossi
  Bianchi Ricci Fernández Rodríguez Silva Souza Oliveira Pereira Gonçalves Ramírez Torres Quispe Schmidt Weber Schäfer
  Johansson Lindqvist Ødegaard Virtanen Korhonen Jensen Sørensen de-Vries van-Dijk Bakker O’Brien Ní-Bhriain Murphy
  Pugsley Jones Evans MacLeod Smith Brown Taylor Wilson Cohen Levi Mizrahi Haddad Mansour Rahimova Karimov Nazari
  Hosseini Malik Chaudhry Iqbal Gupta Reddy Iyer Raghunathan Fernando Perera Tran Pham Le Srisai Wibowo Santoso Rahman
  Manansala Reyes Cruz Santos Wang Zhang Liu Huang Watanabe Yamamoto Choi Jung Gantulga Walker Te-Whata Fonoti Tuilagi
  Kahale Björnsdóttir Guðmundsson Żukowski Wójcik Kaczmarek Horvat Marković Dimitrova Georgiev Papadopoulos Nikolaidou
  Castelo-Branco Saint-Pierre Baptiste Joseph Campbell Morgan`.split(/\s+/)

export const LANGUAGES =
  'en es fr ar pt hi zh ru de tr it ja ko vi pl uk nl fa ur bn ta te sw yo ig ha am zu af id ms tl th el ro hu cs sv fi da nb he ka mn'.split(
    ' ',
  )

/** Beginnings, middles and ends of family names nobody needs to have: a crowd has thousands of different ones. */
export const SYLLABLES = [
  'ka mo ber tan vel ro sha lin dou fer gra hol ish jur kri lam mar nor oye pra qua ras sel tor ulu var wes yam zan bla'.split(
    ' ',
  ),
  'ra le mi no su ba ten der lo wa chi gu ne po ri sa te vo ma ko'.split(' '),
  'vic son ez ova ski ade moto berg wala nen dze escu opoulos yan oğlu ema a wu ssen ini ard ton ley ier ung'.split(
    ' ',
  ),
]
