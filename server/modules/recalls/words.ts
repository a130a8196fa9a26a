import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails about recalls: never what was called back. */
export const recallsWords: ModuleWords = {
  'en-US': {
    packetRecalled: {
      subject: 'Please look: something you bought was called back',
      text: 'Hello {{reader}},\n\nSomething that you have from {{pharmacy}} was called back. Please sign in and look what it is before you use anything from there. You can have its price back.\n\nCarenest',
    },
    lotRecalled: {
      subject: 'Carenest has called a lot back',
      text: 'Hello {{reader}},\n\nLot {{lot}} of {{product}} was called back. It is sold no more, and those who have a packet were told. Please take what is left off the shelf.\n\nCarenest',
    },
  },
  'es-ES': {
    packetRecalled: {
      subject: 'Por favor, mire: algo que compró ha sido retirado',
      text: 'Hola, {{reader}}:\n\nAlgo que tiene de {{pharmacy}} ha sido retirado. Inicie sesión y mire qué es antes de usar nada de allí. Puede recuperar su precio.\n\nCarenest',
    },
    lotRecalled: {
      subject: 'Carenest ha retirado un lote',
      text: 'Hola, {{reader}}:\n\nEl lote {{lot}} de {{product}} ha sido retirado. Ya no se vende y se avisó a quienes tienen un envase. Retire lo que quede del estante.\n\nCarenest',
    },
  },
  'fr-FR': {
    packetRecalled: {
      subject: 'À lire : un de vos achats est rappelé',
      text: 'Bonjour {{reader}},\n\nUn article de {{pharmacy}} que vous possédez est rappelé. Connectez-vous et voyez de quoi il s’agit avant d’utiliser quoi que ce soit de cette pharmacie. Vous pouvez être remboursé.\n\nCarenest',
    },
    lotRecalled: {
      subject: 'Carenest a rappelé un lot',
      text: 'Bonjour {{reader}},\n\nLe lot {{lot}} de {{product}} est rappelé. Il n’est plus vendu et ceux qui en ont une boîte ont été prévenus. Retirez le reste du rayon.\n\nCarenest',
    },
  },
  'de-DE': {
    packetRecalled: {
      subject: 'Bitte nachsehen: Etwas, das Sie gekauft haben, wurde zurückgerufen',
      text: 'Guten Tag, {{reader}},\n\nEtwas, das Sie von {{pharmacy}} haben, wurde zurückgerufen. Bitte melden Sie sich an und sehen Sie nach, was es ist, bevor Sie etwas von dort verwenden. Den Preis können Sie zurückbekommen.\n\nCarenest',
    },
    lotRecalled: {
      subject: 'Carenest hat eine Charge zurückgerufen',
      text: 'Guten Tag, {{reader}},\n\nCharge {{lot}} von {{product}} wurde zurückgerufen. Sie wird nicht mehr verkauft, und wer eine Packung hat, wurde benachrichtigt. Bitte nehmen Sie den Rest aus dem Regal.\n\nCarenest',
    },
  },
  ar: {
    packetRecalled: {
      subject: 'يُرجى الاطلاع: استُدعي شيء اشتريته',
      text: 'مرحبًا {{reader}}،\n\nاستُدعي شيء لديك من {{pharmacy}}. سجّل الدخول واطّلع على ماهيته قبل استخدام أي شيء من هناك. يمكنك استرداد ثمنه.\n\nCarenest',
    },
    lotRecalled: {
      subject: 'استدعت Carenest تشغيلة',
      text: 'مرحبًا {{reader}}،\n\nاستُدعيت التشغيلة {{lot}} من {{product}}. لم تعد تُباع، وأُعلم من لديهم عبوات. يُرجى إزالة الباقي من الرف.\n\nCarenest',
    },
  },
  'hi-IN': {
    packetRecalled: {
      subject: 'कृपया देखें: आपकी खरीदी हुई एक चीज़ वापस बुलाई गई है',
      text: 'नमस्ते {{reader}},\n\n{{pharmacy}} से ली हुई आपकी एक चीज़ वापस बुलाई गई है। वहाँ की कोई चीज़ उपयोग करने से पहले साइन इन करके देखें कि वह क्या है। आप उसकी कीमत वापस ले सकते हैं।\n\nCarenest',
    },
    lotRecalled: {
      subject: 'Carenest ने एक बैच वापस बुलाया है',
      text: 'नमस्ते {{reader}},\n\n{{product}} का बैच {{lot}} वापस बुलाया गया है। यह अब नहीं बिकता, और जिनके पास पैकेट है उन्हें बता दिया गया है। कृपया बचा हुआ शेल्फ़ से हटा दें।\n\nCarenest',
    },
  },
}
