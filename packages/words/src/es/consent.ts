/** What the recipient agrees to before the document is opened, unless the workspace has a text of its own. */
export const consent = `Se le pide que reciba este documento y lo firme o apruebe por vía electrónica. Lea lo siguiente antes de dar su consentimiento; lo que se dice de la firma vale también para la aprobación.

En papel. Si lo prefiere, puede recibir este documento en papel y firmarlo a mano. Pídalo al remitente antes de firmar aquí; el remitente le dirá si la copia en papel tiene algún coste.

Qué abarca. Su consentimiento abarca este documento y los avisos relacionados con él: los recordatorios, la copia firmada y el aviso de que se ha completado. No abarca ninguna otra cosa que el remitente pueda enviarle.

Retirada del consentimiento. Puede retirar su consentimiento en cualquier momento antes de firmar, con «No quiero firmar electrónicamente» o «No quiero aprobar electrónicamente» en esta página. El documento queda entonces cerrado para todas las personas y cuenta como rechazado, se avisa al remitente y es posible que se le pida firmar en papel, lo que puede tardar más. Lo que haya firmado antes sigue siendo válido.

Sus datos y copias. Para retirar su consentimiento más tarde, cambiar su dirección de correo electrónico o pedir una copia en papel, responda al correo que le ha traído hasta aquí (su respuesta llega al remitente) o consulte al remitente por otro medio. Cuando todas las personas hayan firmado, podrá descargar aquí la copia firmada, y la recibirá también por correo electrónico salvo que el remitente haya decidido otra cosa.

Qué necesita. Un dispositivo con acceso a Internet, un navegador actual (Chrome, Edge, Firefox o Safari), una cuenta de correo electrónico y un programa que muestre archivos PDF si quiere guardar o imprimir una copia.

Apertura del documento. Una vez dado su consentimiento, esta página abre el documento. Solo puede firmar después de que se le haya transmitido el documento entero. Si no puede abrirlo, no firme aquí; pida al remitente una copia en papel. Al firmar confirma este consentimiento y que ha podido abrir el documento. La prueba de su firma indica cuándo se le transmitió la última parte del documento, si fue mediante el enlace del correo o mediante otro, y a qué dirección IP y a qué navegador.

Al marcar la casilla confirma que puede abrir y leer documentos en esta forma y que acepta el uso de registros y firmas electrónicos para este documento.`;
