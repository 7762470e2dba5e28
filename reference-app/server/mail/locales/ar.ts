import type { MailTexts } from './texts.ts';

const notYou = 'إذا لم تطلب ذلك، فلا داعي لفعل أي شيء.';
const numberInArabic = new Intl.NumberFormat('ar');
const hoursInArabic = new Intl.NumberFormat('ar', { style: 'unit', unit: 'hour', unitDisplay: 'long' });
const minutesInArabic = new Intl.NumberFormat('ar', { style: 'unit', unit: 'minute', unitDisplay: 'long' });

export const arabic: MailTexts = {
  direction: 'rtl',
  signUp: ({ company, hours }) => ({
    subject: `أكّد حسابك لدى ${company}`,
    lines: [
      `يرجى تأكيد أن هذا العنوان يخصك لفتح حسابك لدى ${company}.`,
      'إذا فتحت الرابط في متصفح غير الذي سجلت به، فستُطلب منك كلمة المرور التي اخترتها.',
    ],
    action: 'تأكيد عنواني',
    closing: [
      `يعمل الرابط مرة واحدة خلال ${hoursInArabic.format(hours)}.`,
      'إذا لم تسجل بنفسك، فلا تفتح الرابط: لن يُفتح أي حساب.',
    ],
  }),
  alreadyThere: ({ company }) => ({
    subject: `لديك حساب بالفعل لدى ${company}`,
    lines: [
      `طلب شخص ما للتو استخدام هذا العنوان لحساب لدى ${company}. يوجد حساب بهذا العنوان بالفعل.`,
      'يمكنك تسجيل الدخول، أو اختيار كلمة مرور جديدة إذا نسيت كلمة مرورك.',
    ],
    action: 'تسجيل الدخول',
    closing: [notYou],
  }),
  code: ({ company, minutes }) => ({
    subject: `رمزك لدى ${company}`,
    lines: [`سجّل الدخول لدى ${company} بهذا الرمز:`],
    closing: [
      `يعمل الرمز مرة واحدة خلال ${minutesInArabic.format(minutes)}. لا تخبر به أحدًا: نحن لا نطلبه أبدًا.`,
      notYou,
    ],
  }),
  reset: ({ company, name, minutes }) => ({
    subject: `اختر كلمة مرور جديدة لدى ${company}`,
    lines: [`مرحبًا ${name}،`, `يمكنك هنا اختيار كلمة مرور جديدة لحسابك لدى ${company}.`],
    action: 'اختيار كلمة مرور جديدة',
    closing: [
      `يعمل الرابط مرة واحدة خلال ${minutesInArabic.format(minutes)}. بعد ذلك سيُسجَّل خروجك من كل الأجهزة.`,
      `${notYou} تبقى كلمة مرورك كما هي.`,
    ],
  }),
  notThere: ({ company }) => ({
    subject: `لا يوجد حساب بهذا العنوان لدى ${company}`,
    lines: [
      `حاول شخص ما للتو تسجيل الدخول لدى ${company} بهذا العنوان، ولا يوجد حساب به.`,
      'ربما سجلت بعنوان آخر. يمكنك أيضًا فتح حساب.',
    ],
    action: 'الانتقال إلى تسجيل الدخول',
    closing: [notYou],
  }),
  newEmail: ({ company, minutes }) => ({
    subject: `أكّد عنوانك الجديد لدى ${company}`,
    lines: [`يرجى تأكيد أن حسابك لدى ${company} سيستخدم عنوان البريد الإلكتروني هذا من الآن فصاعدًا.`],
    action: 'تأكيد عنواني الجديد',
    closing: [`يعمل الرابط مرة واحدة خلال ${minutesInArabic.format(minutes)}.`, notYou],
  }),
  emailAsked: ({ company, name }) => ({
    subject: `طُلب عنوان بريد إلكتروني آخر لحسابك لدى ${company}`,
    lines: [
      `مرحبًا ${name}،`,
      `طلب شخص مسجّل الدخول إلى حسابك لدى ${company} تغيير عنوان بريده الإلكتروني. يتغيّر العنوان عند تأكيده في البريد الجديد.`,
    ],
    action: 'الانتقال إلى تسجيل الدخول',
    closing: [
      'إذا لم تفعل ذلك بنفسك، فاختر كلمة مرور جديدة فورًا عبر «نسيت كلمة المرور» عند تسجيل الدخول. عندئذٍ يُلغى التغيير وتنتهي كل الجلسات الأخرى.',
    ],
  }),
  emailChanged: ({ company, name }) => ({
    subject: `لحسابك لدى ${company} عنوان بريد إلكتروني جديد`,
    lines: [
      `مرحبًا ${name}،`,
      `أصبح لحسابك لدى ${company} عنوان بريد إلكتروني آخر. تسجل الدخول بالعنوان الجديد، وتصل الرسائل إليه.`,
    ],
    closing: [`إذا لم تفعل ذلك بنفسك، فاكتب إلى ${company} فورًا.`],
  }),
  passwordChanged: ({ company, name }) => ({
    subject: `تغيّرت كلمة مرورك لدى ${company}`,
    lines: [`مرحبًا ${name}،`, `تغيّرت كلمة مرور حسابك لدى ${company}، وانتهت كل الجلسات الأخرى.`],
    action: 'الانتقال إلى تسجيل الدخول',
    closing: ['إذا لم تفعل ذلك بنفسك، فاختر كلمة مرور جديدة فورًا عبر «نسيت كلمة المرور» عند تسجيل الدخول.'],
  }),
  jobAlert: ({ company, name, search, count, more }) => ({
    subject: `وظائف جديدة لبحثك «${search}» لدى ${company}: ${numberInArabic.format(count)}`,
    lines: [
      `مرحبًا ${name}،`,
      `عدد الوظائف الجديدة لدى ${company} لبحثك المحفوظ «${search}»: ${numberInArabic.format(count)}.`,
      ...(more > 0 ? [`هذه أحدثها، وعدد الوظائف الأخرى على الموقع: ${numberInArabic.format(more)}.`] : []),
    ],
    action: 'عرض كل وظائف هذا البحث',
    closing: ['تصلك هذه الرسالة لأنك حفظت هذا البحث. يمكنك تغيير وتيرة الرسائل أو إيقافها في إعداداتك.'],
  }),
  stopJobAlert: {
    title: 'تنبيهات الوظائف',
    question: (search) => `هل تريد إيقاف الرسائل حول «${search}»؟`,
    button: 'إيقاف هذه الرسائل',
    stopped: (search) => `لن تصلك رسائل أخرى حول «${search}». ما زال البحث محفوظًا.`,
    unknown: 'لا توجد رسائل كهذه، أو حُذف بحثها. لا داعي لفعل أي شيء.',
    toSearch: 'البحث عن وظائف',
  },
};
