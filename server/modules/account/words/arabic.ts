import type { MessageWords } from '#server/kernel/words.ts'

const signature = '\n\nCarenest'

export const arabic: Readonly<Record<string, MessageWords>> = {
  registrationCode: {
    subject: '{{code}} هو رمز تأكيدك في Carenest',
    text: 'مرحبًا،\n\nرمزك لإتمام التسجيل هو {{code}}. يصلح لعشر دقائق.\n\nإن لم تسجّل في Carenest فلا يلزمك فعل شيء.' + signature,
  },
  registrationKnown: {
    subject: 'لديك حساب في Carenest بالفعل',
    text:
      'مرحبًا {{name}}،\n\nحاول شخص، ربما أنت، التسجيل بهذا العنوان وله حساب بالفعل. سجّل الدخول كالمعتاد، أو اطلب كلمة مرور جديدة من صفحة الدخول.\n\nإن لم يكن ذلك أنت فلا يلزمك فعل شيء.' +
      signature,
  },
  mobileCode: { text: 'رمز دخولك إلى Carenest هو {{code}}. يصلح لعشر دقائق. لا تخبر به أحدًا أبدًا.' },
  mobileConfirmation: { text: 'رمزك لتأكيد هذا الرقم لدى Carenest هو {{code}}. يصلح لعشر دقائق.' },
  mobileMoved: {
    subject: 'أُزيل رقم جوالك من Carenest',
    text: 'مرحبًا {{name}}،\n\nأثبت شخص أن رقم جوالك أصبح له، لذلك أُزيل من حسابك. يمكنك إضافة رقم آخر في إعداداتك.' + signature,
  },
  resetCode: {
    subject: '{{code}} هو رمزك لكلمة مرور جديدة في Carenest',
    text:
      'مرحبًا {{name}}،\n\nرمزك لتعيين كلمة مرور جديدة هو {{code}}. يصلح لعشر دقائق.\n\nإن لم تطلبه فكلمة مرورك باقية كما هي ولا يلزمك فعل شيء.' +
      signature,
  },
  passwordChanged: {
    subject: 'تم تغيير كلمة مرورك في Carenest',
    text:
      'مرحبًا {{name}}،\n\nتم تغيير كلمة مرورك يوم {{at, instant}}، وسُجّل خروج الأجهزة الأخرى.\n\nإن لم يكن ذلك أنت فعيّن كلمة مرور جديدة فورًا عبر «هل نسيت كلمة المرور؟» في صفحة الدخول.' +
      signature,
  },
  phoneUnreachable: {
    subject: 'تحقّق من رقم هاتف في حسابك على Carenest',
    text:
      'مرحبًا {{reader}}،\n\nأحد أرقام الهاتف في حسابك على Carenest غير موجود، لذلك لا تصل إليه المكالمات والرسائل. افتح Carenest وصحّح الرقم؛ لقد وضعنا علامة عليه.' +
      signature,
  },
  sessionEndedForSafety: {
    subject: 'سجّلنا خروج جهاز من حسابك في Carenest',
    text:
      'مرحبًا {{reader}}،\n\nاستُخدم تسجيل دخول قديم لحسابك مرة أخرى، وقد يعني ذلك أن أحدًا نسخه. حرصًا على سلامتك أنهينا ذلك الدخول. سجّل الدخول من جديد، وغيّر كلمة مرورك إن لم تعرف سبب ما حدث.' +
      signature,
  },
}
