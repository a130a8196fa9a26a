import type { ModuleWords } from '#server/kernel/words.ts'

/** Mails to finders who have no account. `link` opens what they and the owner write to each other. */
export const finderWords: ModuleWords = {
  'en-US': {
    sightingTaken: {
      subject: 'Thank you for your sighting of {{name}}',
      text: 'Hello,\n\nthank you: the owner of {{name}} has been told what you saw. Under this link you read what they answer, and can write to them:\n\n{{link}}\n\nNeither of you sees the address of the other. We write to you again only when there is an answer, and once when {{name}} is found. Under the same link you can stop our mails. If you know nothing of this, somebody mistyped an address: do nothing, and you hear no more.\n\nCarenest',
    },
    ownerAnswered: {
      subject: 'An answer about {{name}}',
      text: 'Hello,\n\nthe owner of {{name}}, whom you have seen, has answered you. Read it and write back here:\n\n{{link}}\n\nUnder the same link you can stop our mails.\n\nCarenest',
    },
    animalIsHome: {
      subject: '{{name}} is at home again',
      text: 'Hello,\n\n{{name}} was found. Thank you for having looked and for saying what you saw. Your address and what you told us of the place have been deleted; this is the last mail.\n\nCarenest',
    },
  },
  'de-DE': {
    sightingTaken: {
      subject: 'Danke für Ihre Meldung zu {{name}}',
      text: 'Guten Tag,\n\nvielen Dank: Wer {{name}} vermisst, weiß jetzt, was Sie gesehen haben. Unter diesem Link lesen Sie die Antwort und können zurückschreiben:\n\n{{link}}\n\nKeine Seite sieht die Adresse der anderen. Wir schreiben Ihnen nur, wenn es eine Antwort gibt, und einmal, wenn {{name}} gefunden ist. Unter demselben Link können Sie unsere Mails abbestellen. Wenn Sie von nichts wissen, hat sich jemand vertippt: Tun Sie nichts, dann hören Sie nichts mehr.\n\nCarenest',
    },
    ownerAnswered: {
      subject: 'Eine Antwort zu {{name}}',
      text: 'Guten Tag,\n\nwer {{name}} vermisst, hat Ihnen geantwortet. Hier lesen Sie es und schreiben zurück:\n\n{{link}}\n\nUnter demselben Link können Sie unsere Mails abbestellen.\n\nCarenest',
    },
    animalIsHome: {
      subject: '{{name}} ist wieder zu Hause',
      text: 'Guten Tag,\n\n{{name}} wurde gefunden. Danke, dass Sie hingesehen und Bescheid gesagt haben. Ihre Adresse und der Ort, den Sie gemeldet haben, sind gelöscht; dies ist die letzte Mail.\n\nCarenest',
    },
  },
  'fr-FR': {
    sightingTaken: {
      subject: 'Merci d’avoir signalé {{name}}',
      text: 'Bonjour,\n\nmerci : la personne qui cherche {{name}} sait maintenant ce que vous avez vu. Ce lien vous montre sa réponse et vous permet de lui écrire :\n\n{{link}}\n\nAucun de vous ne voit l’adresse de l’autre. Nous n’écrivons que s’il y a une réponse, et une fois quand {{name}} est retrouvé. Le même lien permet d’arrêter nos messages. Si vous ne savez rien de tout cela, quelqu’un s’est trompé d’adresse : ne faites rien, vous n’entendrez plus parler de nous.\n\nCarenest',
    },
    ownerAnswered: {
      subject: 'Une réponse au sujet de {{name}}',
      text: 'Bonjour,\n\nla personne qui cherche {{name}} vous a répondu. Lisez et répondez ici :\n\n{{link}}\n\nLe même lien permet d’arrêter nos messages.\n\nCarenest',
    },
    animalIsHome: {
      subject: '{{name}} est de retour',
      text: 'Bonjour,\n\n{{name}} a été retrouvé. Merci d’avoir regardé et de l’avoir dit. Votre adresse et le lieu signalé sont effacés ; ceci est le dernier message.\n\nCarenest',
    },
  },
  'es-ES': {
    sightingTaken: {
      subject: 'Gracias por su aviso sobre {{name}}',
      text: 'Hola:\n\nGracias: quien busca a {{name}} ya sabe lo que usted vio. En este enlace leerá su respuesta y podrá escribirle:\n\n{{link}}\n\nNinguno de los dos ve la dirección del otro. Solo volveremos a escribirle si hay respuesta, y una vez cuando aparezca {{name}}. En el mismo enlace puede dejar de recibir nuestros correos. Si no sabe nada de esto, alguien se equivocó de dirección: no haga nada y no sabrá más de nosotros.\n\nCarenest',
    },
    ownerAnswered: {
      subject: 'Una respuesta sobre {{name}}',
      text: 'Hola:\n\nQuien busca a {{name}} le ha respondido. Léalo y conteste aquí:\n\n{{link}}\n\nEn el mismo enlace puede dejar de recibir nuestros correos.\n\nCarenest',
    },
    animalIsHome: {
      subject: '{{name}} ya está en casa',
      text: 'Hola:\n\n{{name}} ha aparecido. Gracias por fijarse y avisar. Su dirección y el lugar que indicó se han borrado; este es el último correo.\n\nCarenest',
    },
  },
  ar: {
    sightingTaken: {
      subject: 'شكرًا على بلاغك عن {{name}}',
      text: 'مرحبًا،\n\nشكرًا: أُبلغ صاحب {{name}} بما رأيت. من هذا الرابط تقرأ رده وتكتب إليه:\n\n{{link}}\n\nلا يرى أي منكما عنوان الآخر. لن نراسلك إلا إذا جاء رد، ومرة واحدة حين يُعثر على {{name}}. ومن الرابط نفسه يمكنك إيقاف رسائلنا. إن كنت لا تعرف شيئًا عن هذا فقد أخطأ أحدهم في العنوان: لا تفعل شيئًا ولن تسمع منا ثانية.\n\nCarenest',
    },
    ownerAnswered: {
      subject: 'رد بشأن {{name}}',
      text: 'مرحبًا،\n\nرد عليك صاحب {{name}} الذي شاهدته. اقرأ الرد واكتب إليه هنا:\n\n{{link}}\n\nمن الرابط نفسه يمكنك إيقاف رسائلنا.\n\nCarenest',
    },
    animalIsHome: {
      subject: 'عاد {{name}} إلى بيته',
      text: 'مرحبًا،\n\nعُثر على {{name}}. شكرًا لأنك انتبهت وأخبرت. حُذف عنوانك والمكان الذي ذكرته، وهذه آخر رسالة.\n\nCarenest',
    },
  },
  'hi-IN': {
    sightingTaken: {
      subject: '{{name}} की सूचना के लिए धन्यवाद',
      text: 'नमस्ते,\n\nधन्यवाद: {{name}} के मालिक को बता दिया गया है कि आपने क्या देखा। इस लिंक पर आप उनका उत्तर पढ़ सकते हैं और उन्हें लिख सकते हैं:\n\n{{link}}\n\nआप दोनों में से कोई दूसरे का पता नहीं देखता। हम आपको तभी लिखेंगे जब उत्तर आए, और एक बार जब {{name}} मिल जाए। इसी लिंक पर आप हमारे ई-मेल रोक सकते हैं। अगर आप इस बारे में कुछ नहीं जानते, तो किसी ने पता ग़लत लिखा है: कुछ न करें, हम फिर नहीं लिखेंगे।\n\nCarenest',
    },
    ownerAnswered: {
      subject: '{{name}} के बारे में उत्तर',
      text: 'नमस्ते,\n\nजिस {{name}} को आपने देखा, उसके मालिक ने आपको उत्तर दिया है। यहाँ पढ़ें और लिखें:\n\n{{link}}\n\nइसी लिंक पर आप हमारे ई-मेल रोक सकते हैं।\n\nCarenest',
    },
    animalIsHome: {
      subject: '{{name}} घर लौट आया',
      text: 'नमस्ते,\n\n{{name}} मिल गया है। देखने और बताने के लिए धन्यवाद। आपका पता और बताई हुई जगह मिटा दी गई है; यह आख़िरी ई-मेल है।\n\nCarenest',
    },
  },
}
