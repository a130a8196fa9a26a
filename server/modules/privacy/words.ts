import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails about a person's data. */
export const privacyWords: ModuleWords = {
  'en-US': {
    erasureAsked: {
      subject: 'Your Carenest account will be deleted',
      text: 'Hello {{reader}},\n\nyou asked us to delete your account. We do it on {{dueAt, instant}}, and it cannot be undone then. Until that day you can sign in as usual, and under “Your data” in your settings you can keep your account with one press.\n\nIf it was not you, sign in at once, keep the account and change your password.\n\nCarenest',
    },
    erasureSoon: {
      subject: 'Your Carenest account will be deleted tomorrow',
      text: 'Hello {{reader}},\n\nas you asked, we delete your account on {{dueAt, instant}}. Until then you can still keep it: sign in and press “Keep my account” under “Your data”.\n\nThis is our last mail about it.\n\nCarenest',
    },
    erasureDeferred: {
      subject: 'Your Carenest account could not be deleted yet',
      text: 'Hello {{reader}},\n\ntoday we were to delete your account, but something is still open: a visit, an order, a refund or a dispute. Under “Your data” you see what it is and how to end it. We try again each day, next on {{dueAt, instant}}.\n\nCarenest',
    },
    erasureTakenBack: {
      subject: 'Your Carenest account stays',
      text: 'Hello {{reader}},\n\nyour account will not be deleted. Everything is as it was.\n\nCarenest',
    },
    copyReady: {
      subject: 'The copy of your data is ready',
      text: 'Hello {{reader}},\n\nthe copy of your data that you asked for is ready. Sign in and fetch it under “Your data” until {{expiresAt, instant}}; then it is deleted. For safety it is not attached to this mail.\n\nCarenest',
    },
    petPassedOn: {
      subject: '{{pet}} is yours now',
      text: 'Hello {{reader}},\n\nthe account of {{pet}}’s owner was deleted. Because you may decide for {{pet}}, you are the owner now, and the record goes on with you. You find {{pet}} among your pets.\n\nCarenest',
    },
  },
  'de-DE': {
    erasureAsked: {
      subject: 'Ihr Carenest-Konto wird gelöscht',
      text: 'Guten Tag {{reader}},\n\nSie haben uns gebeten, Ihr Konto zu löschen. Das geschieht am {{dueAt, instant}} und lässt sich dann nicht mehr rückgängig machen. Bis dahin können Sie sich wie gewohnt anmelden und Ihr Konto unter „Ihre Daten“ in den Einstellungen mit einem Druck behalten.\n\nWaren Sie es nicht, melden Sie sich gleich an, behalten Sie das Konto und ändern Sie Ihr Passwort.\n\nCarenest',
    },
    erasureSoon: {
      subject: 'Ihr Carenest-Konto wird morgen gelöscht',
      text: 'Guten Tag {{reader}},\n\nwie gewünscht löschen wir Ihr Konto am {{dueAt, instant}}. Bis dahin können Sie es noch behalten: Melden Sie sich an und drücken Sie unter „Ihre Daten“ auf „Konto behalten“.\n\nDies ist unsere letzte Nachricht dazu.\n\nCarenest',
    },
    erasureDeferred: {
      subject: 'Ihr Carenest-Konto konnte noch nicht gelöscht werden',
      text: 'Guten Tag {{reader}},\n\nheute sollte Ihr Konto gelöscht werden, aber etwas ist noch offen: ein Termin, eine Bestellung, eine Erstattung oder eine Reklamation. Unter „Ihre Daten“ sehen Sie, was es ist und wie Sie es beenden. Wir versuchen es täglich wieder, das nächste Mal am {{dueAt, instant}}.\n\nCarenest',
    },
    erasureTakenBack: {
      subject: 'Ihr Carenest-Konto bleibt',
      text: 'Guten Tag {{reader}},\n\nIhr Konto wird nicht gelöscht. Alles ist, wie es war.\n\nCarenest',
    },
    copyReady: {
      subject: 'Die Kopie Ihrer Daten ist fertig',
      text: 'Guten Tag {{reader}},\n\ndie gewünschte Kopie Ihrer Daten ist fertig. Melden Sie sich an und holen Sie sie bis {{expiresAt, instant}} unter „Ihre Daten“ ab; danach wird sie gelöscht. Zur Sicherheit hängt sie nicht an dieser Nachricht.\n\nCarenest',
    },
    petPassedOn: {
      subject: '{{pet}} gehört jetzt zu Ihnen',
      text: 'Guten Tag {{reader}},\n\ndas Konto der bisherigen Halterin oder des bisherigen Halters von {{pet}} wurde gelöscht. Weil Sie für {{pet}} entscheiden dürfen, führen Sie das Tier jetzt weiter, mit seiner Akte. Sie finden {{pet}} unter Ihren Tieren.\n\nCarenest',
    },
  },
  'fr-FR': {
    erasureAsked: {
      subject: 'Votre compte Carenest va être supprimé',
      text: 'Bonjour {{reader}},\n\nvous nous avez demandé de supprimer votre compte. Nous le ferons le {{dueAt, instant}}, et ce sera alors définitif. Jusque-là, vous pouvez vous connecter comme d’habitude et conserver votre compte d’une simple pression sous « Vos données » dans les réglages.\n\nSi ce n’était pas vous, connectez-vous aussitôt, conservez le compte et changez votre mot de passe.\n\nCarenest',
    },
    erasureSoon: {
      subject: 'Votre compte Carenest sera supprimé demain',
      text: 'Bonjour {{reader}},\n\ncomme demandé, nous supprimerons votre compte le {{dueAt, instant}}. Vous pouvez encore le conserver d’ici là : connectez-vous et appuyez sur « Garder mon compte » sous « Vos données ».\n\nC’est notre dernier message à ce sujet.\n\nCarenest',
    },
    erasureDeferred: {
      subject: 'Votre compte Carenest n’a pas encore pu être supprimé',
      text: 'Bonjour {{reader}},\n\nvotre compte devait être supprimé aujourd’hui, mais quelque chose est encore en cours : un rendez-vous, une commande, un remboursement ou un litige. Sous « Vos données », vous voyez de quoi il s’agit et comment y mettre fin. Nous réessayons chaque jour, la prochaine fois le {{dueAt, instant}}.\n\nCarenest',
    },
    erasureTakenBack: {
      subject: 'Votre compte Carenest est conservé',
      text: 'Bonjour {{reader}},\n\nvotre compte ne sera pas supprimé. Tout reste comme avant.\n\nCarenest',
    },
    copyReady: {
      subject: 'La copie de vos données est prête',
      text: 'Bonjour {{reader}},\n\nla copie de vos données est prête. Connectez-vous et téléchargez-la sous « Vos données » avant le {{expiresAt, instant}} ; elle sera ensuite supprimée. Par sécurité, elle n’est pas jointe à ce message.\n\nCarenest',
    },
    petPassedOn: {
      subject: '{{pet}} est désormais sous votre responsabilité',
      text: 'Bonjour {{reader}},\n\nle compte du propriétaire de {{pet}} a été supprimé. Comme vous pouvez décider pour {{pet}}, l’animal vous revient, avec son dossier. Vous trouverez {{pet}} parmi vos animaux.\n\nCarenest',
    },
  },
  'es-ES': {
    erasureAsked: {
      subject: 'Su cuenta de Carenest se eliminará',
      text: 'Hola, {{reader}}:\n\nNos ha pedido que eliminemos su cuenta. Lo haremos el {{dueAt, instant}} y entonces será definitivo. Hasta ese día puede entrar como siempre y conservar su cuenta con una sola pulsación en «Sus datos», dentro de los ajustes.\n\nSi no fue usted, entre enseguida, conserve la cuenta y cambie su contraseña.\n\nCarenest',
    },
    erasureSoon: {
      subject: 'Su cuenta de Carenest se eliminará mañana',
      text: 'Hola, {{reader}}:\n\nComo nos pidió, eliminaremos su cuenta el {{dueAt, instant}}. Hasta entonces aún puede conservarla: entre y pulse «Conservar mi cuenta» en «Sus datos».\n\nEste es nuestro último mensaje al respecto.\n\nCarenest',
    },
    erasureDeferred: {
      subject: 'Su cuenta de Carenest aún no se ha podido eliminar',
      text: 'Hola, {{reader}}:\n\nHoy íbamos a eliminar su cuenta, pero algo sigue abierto: una cita, un pedido, un reembolso o una disputa. En «Sus datos» verá qué es y cómo terminarlo. Lo intentamos cada día; la próxima vez, el {{dueAt, instant}}.\n\nCarenest',
    },
    erasureTakenBack: {
      subject: 'Su cuenta de Carenest se conserva',
      text: 'Hola, {{reader}}:\n\nSu cuenta no se eliminará. Todo sigue como estaba.\n\nCarenest',
    },
    copyReady: {
      subject: 'La copia de sus datos está lista',
      text: 'Hola, {{reader}}:\n\nLa copia de sus datos está lista. Entre y descárguela en «Sus datos» antes del {{expiresAt, instant}}; después se eliminará. Por seguridad no va adjunta a este mensaje.\n\nCarenest',
    },
    petPassedOn: {
      subject: '{{pet}} queda ahora a su cargo',
      text: 'Hola, {{reader}}:\n\nSe ha eliminado la cuenta de quien era dueño de {{pet}}. Como usted puede decidir por {{pet}}, pasa a ser suyo, junto con su historial. Encontrará a {{pet}} entre sus mascotas.\n\nCarenest',
    },
  },
  ar: {
    erasureAsked: {
      subject: 'سيُحذف حسابك في Carenest',
      text: 'مرحبًا {{reader}}،\n\nطلبت منا حذف حسابك. سنحذفه في {{dueAt, instant}}، ولا رجعة بعدها. حتى ذلك الحين يمكنك الدخول كالمعتاد والاحتفاظ بحسابك بضغطة واحدة ضمن «بياناتك» في الإعدادات.\n\nإن لم تكن أنت من طلب، فادخل فورًا واحتفظ بالحساب وغيّر كلمة المرور.\n\nCarenest',
    },
    erasureSoon: {
      subject: 'سيُحذف حسابك في Carenest غدًا',
      text: 'مرحبًا {{reader}}،\n\nكما طلبت، سنحذف حسابك في {{dueAt, instant}}. لا يزال بإمكانك الاحتفاظ به حتى ذلك الحين: ادخل واضغط «الاحتفاظ بحسابي» ضمن «بياناتك».\n\nهذه آخر رسالة منا بهذا الشأن.\n\nCarenest',
    },
    erasureDeferred: {
      subject: 'تعذّر حذف حسابك في Carenest حتى الآن',
      text: 'مرحبًا {{reader}}،\n\nكان من المقرر حذف حسابك اليوم، لكن شيئًا ما لا يزال مفتوحًا: موعد أو طلب أو مبلغ مسترد أو نزاع. ضمن «بياناتك» ترى ما هو وكيف تنهيه. نحاول كل يوم، والمرة القادمة في {{dueAt, instant}}.\n\nCarenest',
    },
    erasureTakenBack: {
      subject: 'حسابك في Carenest باقٍ',
      text: 'مرحبًا {{reader}}،\n\nلن يُحذف حسابك. كل شيء كما كان.\n\nCarenest',
    },
    copyReady: {
      subject: 'نسخة بياناتك جاهزة',
      text: 'مرحبًا {{reader}}،\n\nنسخة بياناتك التي طلبتها جاهزة. ادخل ونزّلها ضمن «بياناتك» قبل {{expiresAt, instant}}، ثم تُحذف. حرصًا على الأمان لم تُرفق بهذه الرسالة.\n\nCarenest',
    },
    petPassedOn: {
      subject: 'أصبح {{pet}} في عهدتك',
      text: 'مرحبًا {{reader}}،\n\nحُذف حساب صاحب {{pet}}. ولأن لك حق القرار بشأن {{pet}}، أصبح في عهدتك مع سجله. ستجد {{pet}} ضمن حيواناتك.\n\nCarenest',
    },
  },
  'hi-IN': {
    erasureAsked: {
      subject: 'आपका Carenest खाता हटा दिया जाएगा',
      text: 'नमस्ते {{reader}},\n\nआपने अपना खाता हटाने के लिए कहा है। हम इसे {{dueAt, instant}} को हटाएँगे और उसके बाद यह वापस नहीं आ सकेगा। तब तक आप हमेशा की तरह साइन इन कर सकते हैं और सेटिंग में “आपका डेटा” के अंतर्गत एक बार दबाकर खाता रख सकते हैं।\n\nअगर यह आपने नहीं कहा, तो तुरंत साइन इन करें, खाता रखें और पासवर्ड बदलें।\n\nCarenest',
    },
    erasureSoon: {
      subject: 'आपका Carenest खाता कल हटा दिया जाएगा',
      text: 'नमस्ते {{reader}},\n\nआपके कहे अनुसार हम आपका खाता {{dueAt, instant}} को हटा देंगे। तब तक आप इसे रख सकते हैं: साइन इन करें और “आपका डेटा” में “मेरा खाता रखें” दबाएँ।\n\nइस बारे में यह हमारा आख़िरी संदेश है।\n\nCarenest',
    },
    erasureDeferred: {
      subject: 'आपका Carenest खाता अभी नहीं हटाया जा सका',
      text: 'नमस्ते {{reader}},\n\nआज आपका खाता हटाया जाना था, पर कुछ अभी खुला है: कोई अपॉइंटमेंट, ऑर्डर, रिफ़ंड या विवाद। “आपका डेटा” में आप देख सकते हैं कि वह क्या है और उसे कैसे पूरा करें। हम हर दिन फिर कोशिश करते हैं, अगली बार {{dueAt, instant}} को।\n\nCarenest',
    },
    erasureTakenBack: {
      subject: 'आपका Carenest खाता बना रहेगा',
      text: 'नमस्ते {{reader}},\n\nआपका खाता नहीं हटाया जाएगा। सब कुछ पहले जैसा है।\n\nCarenest',
    },
    copyReady: {
      subject: 'आपके डेटा की प्रति तैयार है',
      text: 'नमस्ते {{reader}},\n\nआपने अपने डेटा की जो प्रति माँगी थी, वह तैयार है। साइन इन करें और {{expiresAt, instant}} तक “आपका डेटा” से इसे डाउनलोड करें; उसके बाद यह हटा दी जाएगी। सुरक्षा के लिए इसे इस मेल के साथ नहीं भेजा गया है।\n\nCarenest',
    },
    petPassedOn: {
      subject: '{{pet}} अब आपकी ज़िम्मेदारी में है',
      text: 'नमस्ते {{reader}},\n\n{{pet}} के मालिक का खाता हटा दिया गया है। आप {{pet}} के लिए निर्णय ले सकते हैं, इसलिए अब वह अपने रिकॉर्ड के साथ आपका है। {{pet}} आपको अपने पालतू जानवरों में मिलेगा।\n\nCarenest',
    },
  },
}
