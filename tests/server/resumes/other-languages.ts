import type { Sample } from './sample.ts';

export const otherLanguages: readonly Sample[] = [
  {
    title: 'German, months in words',
    type: '.pdf',
    text: `Lebenslauf

Sigrid von Holm
Wohnort: Munich, Germany
Telefon: 089 123456 78
sigrid@holm.example

Berufserfahrung
März 2018 – heute   Einkaufsleiterin, Isar Maschinen GmbH
Negotiation mit Lieferanten, SAP.
Oktober 2012 – Februar 2018   Einkäuferin, Lech Motoren AG

Ausbildung
2008 – 2012   Diplom Betriebswirtin, Hochschule München

Kenntnisse
SAP, Excel, Negotiation

Sprachen
Deutsch, Englisch`,
    name: 'Sigrid von Holm',
    email: 'sigrid@holm.example',
    phone: '+49 89 12345678',
    location: 'Munich, Germany',
    skills: ['SAP', 'Negotiation', 'Excel'],
    experience: [
      'Einkaufsleiterin | Isar Maschinen GmbH | 2018-03 – now',
      'Einkäuferin | Lech Motoren AG | 2012-10 – 2018-02',
    ],
    education: ['Diplom Betriebswirtin | Hochschule München | 2012-12'],
  },
  {
    title: 'German, dates as numbers, „bei“',
    type: '.txt',
    text: `Jürg Ammann
Zürich
+41 44 668 18 00
j.ammann@mail.example

Beruflicher Werdegang

Pflegefachmann bei Spital am See
04.2016 bis 10.2023
Triage im Notfall.

Ausbildung
Pflegefachmann HF
Schule für Pflege Zürich
2013 - 2016

Kompetenzen
Triage, Wound care`,
    name: 'Jürg Ammann',
    email: 'j.ammann@mail.example',
    phone: '+41 44 668 18 00',
    location: 'Zürich, Switzerland',
    skills: ['Triage', 'Wound care'],
    experience: ['Pflegefachmann | Spital am See | 2016-04 – 2023-10'],
    education: ['Pflegefachmann HF | Schule für Pflege Zürich | 2016-12'],
  },
  {
    title: 'French, since',
    type: '.docx',
    text: `Camille Perrin
Lyon, France
06 12 34 56 78
camille.perrin@mail.example

À propos
Développeuse curieuse.

Expérience professionnelle
Développeuse Python chez Soie Numérique
Depuis janvier 2021
Docker, Linux et SQL au quotidien.

Stagiaire chez Atelier Rhône
Juin 2020 – Déc. 2020
Site en TypeScript.

Formation
Master Informatique, Université Lyon 1, 2018 – 2020

Compétences
Python, Docker, SQL

Centres d'intérêt
Randonnée`,
    name: 'Camille Perrin',
    email: 'camille.perrin@mail.example',
    phone: '+33 6 12 34 56 78',
    location: 'Lyon, France',
    skills: ['Python', 'Docker', 'Linux', 'SQL', 'TypeScript'],
    experience: [
      'Développeuse Python | Soie Numérique | 2021-01 – now',
      'Stagiaire | Atelier Rhône | 2020-06 – 2020-12',
    ],
    education: ['Master Informatique | Université Lyon 1 | 2020-12'],
  },
  {
    title: 'French, PDF without headings that anybody knows',
    type: '.pdf',
    text: `BENOÎT LECLERC
benoit@leclerc.example

Mes années de travail
Acheteur, Textiles du Nord, 2010 – 2020

Mon bagage
Excel, Negotiation`,
    name: 'Benoît Leclerc',
    email: 'benoit@leclerc.example',
    phone: null,
    location: null,
    skills: ['Excel', 'Negotiation'],
    experience: ['Acheteur | Textiles du Nord | 2010-01 – 2020-12'],
    education: [],
  },
  {
    title: 'Spanish',
    type: '.txt',
    text: `HOJA DE VIDA
María García López
Seville, Spain
Tel.: 954 123 456
maria.garcia@mail.example

Experiencia laboral
Enfermera - Hospital del Río
Enero de 2017 - actualidad
Triage y wound care en urgencias.

Auxiliar - Clínica Triana
Marzo 2014 - Diciembre 2016

Formación académica
Grado en Enfermería, Universidad de Sevilla, 2010 - 2014

Habilidades
Triage, Teamwork`,
    name: 'María García López',
    email: 'maria.garcia@mail.example',
    phone: '+34 954 12 34 56',
    location: 'Seville, Spain',
    skills: ['Triage', 'Wound care', 'Teamwork'],
    experience: [
      'Enfermera | Hospital del Río | 2017-01 – now',
      'Auxiliar | Clínica Triana | 2014-03 – 2016-12',
    ],
    education: ['Grado en Enfermería | Universidad de Sevilla | 2014-12'],
  },
  {
    title: 'Arabic, digits of its own',
    type: '.docx',
    text: `ليلى حسن
العنوان: دبي، الإمارات العربية المتحدة
+971 50 123 4567
layla@hassan.example

الخبرة العملية
مهندسة برمجيات لدى شركة النخيل
يناير ٢٠١٩ – حتى الآن
Python و SQL و Docker

محللة بيانات لدى بنك الخليج
٢٠١٥ – ٢٠١٨

التعليم
بكالوريوس علوم الحاسوب، جامعة القاهرة، ٢٠١٥

المهارات
Python، SQL، Excel`,
    name: 'ليلى حسن',
    email: 'layla@hassan.example',
    phone: '+971 50 123 4567',
    location: 'دبي، الإمارات العربية المتحدة',
    skills: ['Python', 'SQL', 'Docker', 'Excel'],
    experience: [
      'مهندسة برمجيات | شركة النخيل | 2019-01 – now',
      'محللة بيانات | بنك الخليج | 2015-01 – 2018-12',
    ],
    education: ['بكالوريوس علوم الحاسوب | جامعة القاهرة | 2015-12'],
  },
  {
    title: 'Arabic, plain text, since',
    type: '.txt',
    text: `السيرة الذاتية
الاسم: أحمد محمود علي
الهاتف: +20 100 123 4567
ahmed@mahmoud.example
Cairo

الخبرات
محاسب في شركة النيل
منذ مارس 2020

المؤهلات العلمية
بكالوريوس تجارة، جامعة عين شمس، 2019

المهارات
Excel، SAP`,
    name: 'أحمد محمود علي',
    email: 'ahmed@mahmoud.example',
    phone: '+20 10 01234567',
    location: 'Cairo, Egypt',
    skills: ['Excel', 'SAP'],
    experience: ['محاسب | شركة النيل | 2020-03 – now'],
    education: ['بكالوريوس تجارة | جامعة عين شمس | 2019-12'],
  },
];
