import { fold } from '@portico/core/text';

export type ResumeSection =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'other';

/** What resumes call their sections, by language. */
const headings: Readonly<Record<string, Readonly<Record<ResumeSection, readonly string[]>>>> = {
  en: {
    contact: ['contact', 'contact details', 'personal details', 'personal information'],
    summary: [
      'summary',
      'profile',
      'about',
      'about me',
      'objective',
      'personal statement',
      'professional summary',
    ],
    experience: [
      'experience',
      'work experience',
      'professional experience',
      'relevant experience',
      'employment',
      'employment history',
      'work history',
      'career history',
      'career',
    ],
    education: ['education', 'education and training', 'academic background', 'qualifications', 'studies'],
    skills: [
      'skills',
      'key skills',
      'core skills',
      'technical skills',
      'clinical skills',
      'skills and tools',
      'competencies',
      'core competencies',
      'expertise',
    ],
    languages: ['languages'],
    other: [
      'references',
      'interests',
      'hobbies',
      'certifications',
      'certificates',
      'licenses',
      'publications',
      'projects',
      'volunteering',
      'awards',
    ],
  },
  de: {
    contact: ['kontakt', 'persönliche daten', 'angaben zur person'],
    summary: ['profil', 'kurzprofil', 'über mich', 'zusammenfassung'],
    experience: [
      'berufserfahrung',
      'beruflicher werdegang',
      'berufspraxis',
      'arbeitserfahrung',
      'praktische erfahrung',
      'werdegang',
    ],
    education: ['ausbildung', 'bildung', 'bildungsweg', 'studium', 'schulbildung', 'ausbildung und studium'],
    skills: ['kenntnisse', 'fähigkeiten', 'kompetenzen', 'fachkenntnisse', 'kenntnisse und fähigkeiten'],
    languages: ['sprachen', 'sprachkenntnisse'],
    other: ['referenzen', 'interessen', 'hobbys', 'zertifikate', 'weiterbildung', 'ehrenamt', 'projekte'],
  },
  fr: {
    contact: ['coordonnées', 'informations personnelles'],
    summary: ['profil', 'à propos', 'à propos de moi', 'résumé'],
    experience: [
      'expérience',
      'expériences',
      'expérience professionnelle',
      'expériences professionnelles',
      'parcours professionnel',
    ],
    education: ['formation', 'formations', 'études', 'diplômes', 'parcours scolaire'],
    skills: ['compétences', 'compétences clés', 'compétences techniques', 'savoir-faire'],
    languages: ['langues'],
    other: ['références', "centres d'intérêt", 'loisirs', 'certificats', 'bénévolat', 'projets'],
  },
  es: {
    contact: ['contacto', 'datos personales'],
    summary: ['perfil', 'perfil profesional', 'sobre mí', 'resumen'],
    experience: ['experiencia', 'experiencia laboral', 'experiencia profesional', 'trayectoria profesional'],
    education: ['educación', 'formación', 'formación académica', 'estudios'],
    skills: ['habilidades', 'competencias', 'aptitudes', 'conocimientos'],
    languages: ['idiomas'],
    other: ['referencias', 'intereses', 'certificaciones', 'voluntariado', 'proyectos'],
  },
  ar: {
    contact: ['البيانات الشخصية', 'المعلومات الشخصية', 'معلومات الاتصال', 'بيانات الاتصال'],
    summary: ['نبذة', 'نبذة عني', 'الملخص', 'الملخص المهني', 'الهدف الوظيفي'],
    experience: [
      'الخبرة',
      'الخبرات',
      'الخبرة العملية',
      'الخبرات العملية',
      'الخبرة المهنية',
      'الخبرات المهنية',
    ],
    education: ['التعليم', 'المؤهلات', 'المؤهلات العلمية', 'المؤهل العلمي', 'الدراسة'],
    skills: ['المهارات', 'المهارات التقنية', 'المهارات المهنية'],
    languages: ['اللغات'],
    other: ['المراجع', 'الهوايات', 'الشهادات', 'الدورات', 'الدورات التدريبية'],
  },
};

const sectionByHeading = new Map<string, { section: ResumeSection; languages: string[] }>();
for (const [language, sections] of Object.entries(headings))
  for (const [section, names] of Object.entries(sections) as [ResumeSection, readonly string[]][])
    for (const name of names) {
      const known = sectionByHeading.get(fold(name)) ?? { section, languages: [] };
      known.languages.push(language);
      sectionByHeading.set(fold(name), known);
    }

/** A pattern of what stands around it would try each run inside anew. */
const fromFirstToLastLetter = /\p{L}(?:.*\p{L})?/su;

/** The section that a line is the heading of. */
export function headingIn(
  line: string,
): { section: ResumeSection; languages: readonly string[] } | undefined {
  const name = fold(fromFirstToLastLetter.exec(line)?.[0] ?? '');
  return sectionByHeading.get(name);
}
