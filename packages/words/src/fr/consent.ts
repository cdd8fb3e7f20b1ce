/** What the recipient agrees to before the document is opened, unless the workspace has a text of its own. */
export const consent = `Il vous est demandé de recevoir ce document et de le signer ou de l’approuver par voie électronique. Veuillez lire ce qui suit avant de donner votre consentement\u00a0; ce qui y est dit de la signature vaut aussi pour l’approbation.

Sur papier. Vous pouvez demander à recevoir ce document sur papier et le signer à la main. Adressez-vous à l’expéditeur avant de signer ici\u00a0; il vous dira si un exemplaire papier est payant.

Ce qui est couvert. Votre consentement porte sur ce document et sur les messages qui s’y rapportent\u00a0: les rappels, l’exemplaire signé et l’avis de finalisation. Il ne porte sur rien d’autre que l’expéditeur pourrait vous envoyer.

Retrait. Vous pouvez retirer votre consentement à tout moment avant de signer, avec «\u00a0Je ne souhaite pas signer par voie électronique\u00a0» ou «\u00a0Je ne souhaite pas approuver par voie électronique\u00a0» sur cette page. Le document est alors clos pour tout le monde et considéré comme refusé, l’expéditeur en est informé, et il pourra vous être demandé de signer sur papier, ce qui peut prendre plus de temps. Ce que vous avez signé auparavant reste valable.

Vos coordonnées et vos exemplaires. Pour retirer votre consentement plus tard, changer d’adresse e-mail ou demander un exemplaire papier, répondez à l’e-mail qui contenait le lien vers cette page (votre réponse parvient à l’expéditeur), ou adressez-vous à l’expéditeur par un autre moyen. Lorsque tout le monde aura signé, vous pourrez télécharger l’exemplaire signé ici\u00a0; vous le recevrez aussi par e-mail, sauf si l’expéditeur en a décidé autrement.

Ce qu’il vous faut. Un appareil avec accès à Internet, un navigateur à jour (Chrome, Edge, Firefox ou Safari), une adresse e-mail et un programme qui affiche les fichiers PDF si vous voulez conserver ou imprimer un exemplaire.

Ouverture du document. Une fois votre consentement donné, cette page ouvre le document. Vous ne pouvez signer qu’une fois le document transmis en entier. Si vous ne parvenez pas à l’ouvrir, ne signez pas ici\u00a0; demandez un exemplaire papier à l’expéditeur. En signant, vous confirmez ce consentement, et que vous avez pu ouvrir le document. La preuve de votre signature indique quand la dernière partie du document vous a été transmise, si c’était par le lien reçu par e-mail ou par un autre, et à quelle adresse IP et à quel navigateur.

En cochant la case, vous confirmez que vous pouvez ouvrir et lire des documents sous cette forme, et que vous acceptez l’utilisation d’enregistrements et de signatures électroniques pour ce document.`;
