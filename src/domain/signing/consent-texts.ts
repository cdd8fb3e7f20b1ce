import type { Locale } from '../mail/mail.ts';

/**
 * What 15 U.S.C. 7001(c) requires to be stated before somebody consents to electronic records: the
 * paper option, withdrawal and what follows from it, scope, how to withdraw and to update contact
 * details, how to get paper copies, and what hardware and software it takes. The words in quotation
 * marks are those of the page (web/src/messages).
 */
export const defaultConsentTexts: Record<Locale, string> = {
  en: `You are asked to receive and sign this document electronically. Please read this before you agree; what it says of signing holds for approving too.

Paper instead. You may have this document on paper, and sign it by hand, instead. Ask the sender for it before you sign here; the sender tells you whether a paper copy costs anything.

What this covers. Your consent covers this document and the notices that belong to it: reminders, the signed copy and word of its completion. It does not cover anything else the sender may send you.

Withdrawing. You may withdraw your consent at any time before you sign, with “I do not want to sign electronically” on this page. The document is then closed for everybody and counts as declined, the sender is told, and you may be asked to sign on paper, which can take longer. What you signed before stays valid.

Your details and copies. To withdraw later, to change your email address or to ask for a paper copy, reply to the mail that brought you here (your reply reaches the sender), or ask the sender in another way. When everybody has signed, you can download the signed copy here, and it comes to you by email unless the sender has chosen otherwise.

What you need. A device with internet access, a current browser (Chrome, Edge, Firefox or Safari), an email account, and a program that shows PDF files if you want to keep or print a copy.

By ticking the box you confirm that you can open and read documents in this form, and that you agree to use electronic records and signatures for this document.`,

  de: `Sie werden gebeten, dieses Dokument elektronisch zu erhalten und zu unterschreiben. Bitte lesen Sie dies, bevor Sie zustimmen; was hier über das Unterschreiben steht, gilt auch für die Freigabe.

Auf Papier. Sie können dieses Dokument stattdessen auf Papier erhalten und von Hand unterschreiben. Bitten Sie den Absender darum, bevor Sie hier unterschreiben; dort erfahren Sie auch, ob eine Papierfassung etwas kostet.

Wofür dies gilt. Ihre Zustimmung gilt für dieses Dokument und die dazugehörigen Mitteilungen: Erinnerungen, das unterschriebene Exemplar und die Nachricht über den Abschluss. Sie gilt für nichts anderes, was Ihnen der Absender schickt.

Widerruf. Sie können Ihre Zustimmung jederzeit widerrufen, bevor Sie unterschreiben, mit „Ich möchte nicht elektronisch unterschreiben“ auf dieser Seite. Das Dokument ist dann für alle geschlossen und gilt als abgelehnt, der Absender erfährt davon, und Sie werden möglicherweise gebeten, auf Papier zu unterschreiben, was länger dauern kann. Was Sie zuvor unterschrieben haben, bleibt gültig.

Ihre Angaben und Kopien. Um später zu widerrufen, Ihre E-Mail-Adresse zu ändern oder eine Papierfassung zu erbitten, antworten Sie auf die E-Mail, die Sie hierher geführt hat (Ihre Antwort erreicht den Absender), oder fragen Sie den Absender auf anderem Weg. Wenn alle unterschrieben haben, können Sie das unterschriebene Exemplar hier herunterladen; per E-Mail erhalten Sie es, sofern der Absender nichts anderes festgelegt hat.

Was Sie brauchen. Ein Gerät mit Internetzugang, einen aktuellen Browser (Chrome, Edge, Firefox oder Safari), ein E-Mail-Konto und ein Programm, das PDF-Dateien anzeigt, wenn Sie eine Kopie aufbewahren oder drucken möchten.

Mit dem Ankreuzen bestätigen Sie, dass Sie Dokumente in dieser Form öffnen und lesen können und damit einverstanden sind, für dieses Dokument elektronische Aufzeichnungen und Unterschriften zu verwenden.`,

  fr: `Il vous est demandé de recevoir et de signer ce document par voie électronique. Veuillez lire ce qui suit avant de donner votre consentement\u00a0; ce qui y est dit de la signature vaut aussi pour l’approbation.

Sur papier. Vous pouvez demander à recevoir ce document sur papier et le signer à la main. Adressez-vous à l’expéditeur avant de signer ici\u00a0; il vous dira si un exemplaire papier est payant.

Ce qui est couvert. Votre consentement porte sur ce document et sur les messages qui s’y rapportent\u00a0: les rappels, l’exemplaire signé et l’avis de finalisation. Il ne porte sur rien d’autre que l’expéditeur pourrait vous envoyer.

Retrait. Vous pouvez retirer votre consentement à tout moment avant de signer, avec «\u00a0Je ne souhaite pas signer par voie électronique\u00a0» sur cette page. Le document est alors clos pour tout le monde et considéré comme refusé, l’expéditeur en est informé, et il pourra vous être demandé de signer sur papier, ce qui peut prendre plus de temps. Ce que vous avez signé auparavant reste valable.

Vos coordonnées et vos exemplaires. Pour retirer votre consentement plus tard, changer d’adresse e-mail ou demander un exemplaire papier, répondez à l’e-mail qui contenait le lien vers cette page (votre réponse parvient à l’expéditeur), ou adressez-vous à l’expéditeur par un autre moyen. Lorsque tout le monde aura signé, vous pourrez télécharger l’exemplaire signé ici\u00a0; vous le recevrez aussi par e-mail, sauf si l’expéditeur en a décidé autrement.

Ce qu’il vous faut. Un appareil avec accès à Internet, un navigateur à jour (Chrome, Edge, Firefox ou Safari), une adresse e-mail et un programme qui affiche les fichiers PDF si vous voulez conserver ou imprimer un exemplaire.

En cochant la case, vous confirmez que vous pouvez ouvrir et lire des documents sous cette forme, et que vous acceptez l’utilisation d’enregistrements et de signatures électroniques pour ce document.`,

  es: `Se le pide que reciba y firme este documento por vía electrónica. Lea lo siguiente antes de dar su consentimiento; lo que se dice de la firma vale también para la aprobación.

En papel. Si lo prefiere, puede recibir este documento en papel y firmarlo a mano. Pídalo al remitente antes de firmar aquí; el remitente le dirá si la copia en papel tiene algún coste.

Qué abarca. Su consentimiento abarca este documento y los avisos relacionados con él: los recordatorios, la copia firmada y el aviso de que se ha completado. No abarca ninguna otra cosa que el remitente pueda enviarle.

Retirada del consentimiento. Puede retirar su consentimiento en cualquier momento antes de firmar, con «No quiero firmar electrónicamente» en esta página. El documento queda entonces cerrado para todas las personas y cuenta como rechazado, se avisa al remitente y es posible que se le pida firmar en papel, lo que puede tardar más. Lo que haya firmado antes sigue siendo válido.

Sus datos y copias. Para retirar su consentimiento más tarde, cambiar su dirección de correo electrónico o pedir una copia en papel, responda al correo que le ha traído hasta aquí (su respuesta llega al remitente) o consulte al remitente por otro medio. Cuando todas las personas hayan firmado, podrá descargar aquí la copia firmada, y la recibirá también por correo electrónico salvo que el remitente haya decidido otra cosa.

Qué necesita. Un dispositivo con acceso a Internet, un navegador actual (Chrome, Edge, Firefox o Safari), una cuenta de correo electrónico y un programa que muestre archivos PDF si quiere guardar o imprimir una copia.

Al marcar la casilla confirma que puede abrir y leer documentos en esta forma y que acepta el uso de registros y firmas electrónicos para este documento.`,

  ar: `يُطلب منك استلام هذا المستند وتوقيعه إلكترونيًا. يُرجى قراءة ما يلي قبل الموافقة، وما يُذكر فيه عن التوقيع ينطبق أيضًا على الاعتماد.

النسخة الورقية. يمكنك بدلًا من ذلك الحصول على هذا المستند على الورق وتوقيعه بخط اليد. يُرجى طلب ذلك من المُرسِل قبل التوقيع هنا، وسيخبرك المُرسِل بما إذا كانت النسخة الورقية برسوم.

ما تشمله الموافقة. تشمل موافقتك هذا المستند والإشعارات المتعلقة به: التذكيرات والنسخة الموقّعة وإشعار الاكتمال. ولا تشمل أي شيء آخر قد يرسله إليك المُرسِل.

سحب الموافقة. يمكنك سحب موافقتك في أي وقت قبل التوقيع، عن طريق «لا أريد التوقيع إلكترونيًا» في هذه الصفحة. عندئذٍ يُغلق المستند للجميع ويُعدّ مرفوضًا ويُبلَّغ المُرسِل، وقد يُطلب منك التوقيع على الورق، وهو ما قد يستغرق وقتًا أطول. ويبقى ما وقّعته من قبل ساريًا.

بياناتك ونُسخك. لسحب الموافقة لاحقًا أو لتغيير عنوان بريدك الإلكتروني أو لطلب نسخة ورقية، يُرجى الرد على الرسالة التي أوصلتك إلى هنا (يصل ردّك إلى المُرسِل) أو سؤال المُرسِل بطريقة أخرى. وبعد أن يوقّع الجميع يمكنك تنزيل النسخة الموقّعة من هنا، وتصلك أيضًا بالبريد الإلكتروني ما لم يقرر المُرسِل خلاف ذلك.

ما تحتاج إليه. جهاز متصل بالإنترنت، ومتصفح حديث (Chrome أو Edge أو Firefox أو Safari)، وحساب بريد إلكتروني، وبرنامج يعرض ملفات PDF إذا أردت حفظ نسخة أو طباعتها.

بوضع علامة في المربع تؤكد أنك تستطيع فتح المستندات وقراءتها بهذا الشكل، وأنك توافق على استخدام السجلات والتوقيعات الإلكترونية لهذا المستند.`,
};
