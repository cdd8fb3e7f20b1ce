/** What the recipient agrees to before the document is opened, unless the workspace has a text of its own. */
export const consent = `Sie werden gebeten, dieses Dokument elektronisch zu erhalten und zu unterschreiben oder freizugeben. Bitte lesen Sie dies, bevor Sie zustimmen; was hier über das Unterschreiben steht, gilt auch für die Freigabe.

Auf Papier. Sie können dieses Dokument stattdessen auf Papier erhalten und von Hand unterschreiben. Bitten Sie den Absender darum, bevor Sie hier unterschreiben; dort erfahren Sie auch, ob eine Papierfassung etwas kostet.

Wofür dies gilt. Ihre Zustimmung gilt für dieses Dokument und die dazugehörigen Mitteilungen: Erinnerungen, das unterschriebene Exemplar und die Nachricht über den Abschluss. Sie gilt für nichts anderes, was Ihnen der Absender schickt.

Widerruf. Sie können Ihre Zustimmung jederzeit widerrufen, bevor Sie unterschreiben, mit „Ich möchte nicht elektronisch unterschreiben“ oder „Ich möchte nicht elektronisch freigeben“ auf dieser Seite. Das Dokument ist dann für alle geschlossen und gilt als abgelehnt, der Absender erfährt davon, und Sie werden möglicherweise gebeten, auf Papier zu unterschreiben, was länger dauern kann. Was Sie zuvor unterschrieben haben, bleibt gültig.

Ihre Angaben und Kopien. Um später zu widerrufen, Ihre E-Mail-Adresse zu ändern oder eine Papierfassung zu erbitten, antworten Sie auf die E-Mail, die Sie hierher geführt hat (Ihre Antwort erreicht den Absender), oder fragen Sie den Absender auf anderem Weg. Wenn alle unterschrieben haben, können Sie das unterschriebene Exemplar hier herunterladen; per E-Mail erhalten Sie es, sofern der Absender nichts anderes festgelegt hat.

Was Sie brauchen. Ein Gerät mit Internetzugang, einen aktuellen Browser (Chrome, Edge, Firefox oder Safari), ein E-Mail-Konto und ein Programm, das PDF-Dateien anzeigt, wenn Sie eine Kopie aufbewahren oder drucken möchten.

Öffnen des Dokuments. Wenn Sie zugestimmt haben, öffnet diese Seite das Dokument. Sie können erst unterschreiben, nachdem es ganz an Sie übermittelt wurde. Wenn Sie es nicht öffnen können, unterschreiben Sie bitte nicht hier, sondern bitten Sie den Absender um eine Papierfassung. Mit Ihrer Unterschrift bestätigen Sie diese Zustimmung und dass Sie das Dokument öffnen konnten. Im Nachweis Ihrer Unterschrift steht, wann der letzte Teil des Dokuments an Sie übermittelt wurde, ob über den Link aus der E-Mail oder einen anderen, und an welche IP-Adresse und welchen Browser.

Mit dem Ankreuzen bestätigen Sie, dass Sie Dokumente in dieser Form öffnen und lesen können und damit einverstanden sind, für dieses Dokument elektronische Aufzeichnungen und Unterschriften zu verwenden.`;
