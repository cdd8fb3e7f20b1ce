import type { VerifyMessages } from './messages.ts';

export const fr: VerifyMessages = {
  language: 'fr',
  direction: 'ltr',
  languageLabel: 'Langue',
  footer: 'Vérification par Countersign',
  file: {
    title: 'Ce document est-il authentique\u00a0?',
    text: 'Choisissez un PDF scellé ou un ZIP de preuves. Chaque sceau, chaque preuve de signature et chaque horodatage qu’il contient est vérifié à nouveau, et vous voyez chaque résultat.',
    privacy: 'Le fichier est envoyé à ce service pour être vérifié. Rien n’en est conservé.',
  },
  document: {
    title: 'Votre copie est-elle le document scellé\u00a0?',
    text: 'Choisissez le PDF scellé dont vous disposez. Si c’est celui qui a été scellé ici, vous verrez qui a agi et quand.',
    found: {
      title: 'Ce document a été scellé ici',
      text: 'Le code qui mène à cette page appartient à un document scellé par ce service. Comparez ce que vous avez en main avec les indications ci-dessous.',
    },
    privacy:
      'Votre fichier reste sur cet appareil. Seule son empreinte SHA-256, calculée par votre navigateur, est comparée.',
    same: {
      title: 'Votre fichier est le document scellé',
      text: 'Son empreinte est celle qui est conservée ici\u00a0: pas un octet ne diffère.',
    },
    different: {
      title: 'Votre fichier n’est pas la copie conservée ici',
      text: 'Il peut s’agir d’un autre fichier, d’une numérisation ou d’une impression, d’une copie antérieure au renouvellement du sceau, ou d’un fichier modifié. La vérification complète le dira.',
    },
    unknown: {
      title: 'Rien ne peut être affiché',
      text: 'Aucun document scellé ici ne correspond à cette adresse et à votre fichier ou code. Choisissez le PDF scellé tel qu’il vous a été envoyé, ou scannez à nouveau le code du certificat.',
    },
    fullCheck: 'Vérifier tous les sceaux du fichier',
    insecure:
      'Cette page a été ouverte sans chiffrement\u00a0: le navigateur ne calcule pas d’empreinte. Ouvrez-la en https.',
  },
  drop: {
    label: 'Déposez le fichier ici',
    choose: 'Choisir un fichier',
    kinds: 'PDF ou ZIP, 20 Mo au plus',
  },
  working: {
    checking: (name) => `Vérification de ${name}…`,
    hashing: (name) => `Comparaison de ${name}…`,
    wait: 'Cela prend quelques secondes, jusqu’à une minute pour un fichier volumineux.',
  },
  cancel: 'Annuler',
  again: 'Vérifier un autre fichier',
  findings: {
    genuine: {
      title: 'Ce document est authentique',
      text: 'Il a été scellé par ce service et n’a pas été modifié depuis. Toutes les vérifications sont concluantes.',
    },
    development: {
      title: 'Ceci est un essai et ne prouve rien',
      text: 'Toutes les vérifications sont concluantes et rien n’a été modifié depuis le scellement. Mais le scellement a été fait avec une clé de développement, que n’importe qui peut créer.',
    },
    unsigned: {
      title: 'Ce fichier ne porte aucun sceau',
      text: 'Rien ne peut y être vérifié. Demandez le PDF scellé à l’expéditeur\u00a0; une impression ou une copie réenregistrée perd le sceau.',
    },
    altered: {
      title: 'Ce fichier a été modifié',
      text: 'Ses octets ne sont pas ceux qui ont été scellés. Ne vous y fiez pas et demandez le PDF scellé à l’expéditeur.',
    },
    doubtful: {
      title: 'Ne vous fiez pas encore à ce fichier',
      text: 'Au moins une vérification échoue. Lisez ci-dessous laquelle et ce que cela signifie.',
    },
    too_complex: {
      title: 'Le fichier n’a pas pu être vérifié',
      text: 'Il demande plus de temps ou de mémoire qu’un fichier ne peut en recevoir. Ce n’est pas le cas d’un document scellé ici\u00a0; demandez le PDF scellé à l’expéditeur.',
    },
  },
  failures: {
    too_large:
      'Le fichier dépasse 20 Mo. Vérifiez-le sur votre propre machine avec la commande «\u00a0countersign verify\u00a0».',
    unsupported:
      'Ce n’est ni un PDF ni un ZIP de preuves. Choisissez le fichier tel que vous l’avez reçu.',
    unknown: 'Il n’y a rien à cette adresse. Ouvrez le lien ou scannez le code à nouveau.',
    busy: 'De nombreux fichiers sont en cours de vérification. Attendez une minute, puis réessayez.',
    offline: 'Le service est injoignable. Vérifiez votre connexion et réessayez.',
    failed: 'Une erreur s’est produite de notre côté. Veuillez réessayer dans une minute.',
  },
  facts: {
    title: 'Ce que dit le document',
    document: 'Document',
    documentTitle: 'Titre',
    organization: 'Envoyé par',
    completed: 'Finalisé',
    people: 'Qui a agi',
    meanings: { signed: 'a signé', approved: 'a approuvé', viewed: 'a consulté' },
    sealedHash: 'SHA-256 du PDF scellé',
    originalHash: 'SHA-256 du fichier d’origine',
    fileHash: 'SHA-256 de votre fichier',
  },
  checks: {
    title: 'Chaque vérification',
    holds: 'Concluante',
    fails: 'Échec',
    detail: 'Détail technique (en anglais)',
    other: { title: 'Autre vérification', holds: 'Elle est concluante.', fails: 'Elle échoue.' },
    names: {
      zip: {
        title: 'Fichiers du ZIP',
        holds: 'Chaque fichier du ZIP est tel que le PDF scellé le contient.',
        fails: 'Un fichier du ZIP manque, a été modifié ou n’en fait pas partie.',
      },
      'seal bytes': {
        title: 'Inchangé',
        holds: 'Pas un octet du document n’a changé depuis qu’il a été scellé.',
        fails: 'Le document a été modifié après avoir été scellé, ou ne porte aucun sceau.',
      },
      'seal additions': {
        title: 'Rien d’ajouté',
        holds: 'Seuls des horodatages et des données de validation suivent le sceau.',
        fails: 'Quelque chose a été ajouté après le sceau.',
      },
      'seal signature': {
        title: 'Le sceau',
        holds: 'Le sceau a été apposé avec la clé de son certificat.',
        fails: 'Le sceau n’a pas été apposé avec la clé de son certificat.',
      },
      'seal certificates': {
        title: 'Qui l’a scellé',
        holds: 'Le sceau est celui de ce service.',
        fails: 'Le sceau n’est pas celui de ce service\u00a0: son auteur n’est pas connu ici.',
      },
      'seal revocation': {
        title: 'Certificats non révoqués',
        holds:
          'Aucun certificat n’était révoqué lors du scellement, pour autant que le sceau en indique l’état.',
        fails: 'Rien ne prouve que les certificats n’étaient pas révoqués.',
      },
      'seal timestamps': {
        title: 'Date du sceau',
        holds: 'Les dates sont prouvées par des horodatages, pour autant que le sceau en porte.',
        fails: 'Un horodatage n’est pas valable\u00a0: la date n’est pas prouvée.',
      },
      evidence: {
        title: 'Preuves jointes',
        holds: 'Les preuves sont présentes et lisibles.',
        fails: 'Les preuves qui doivent accompagner le sceau manquent ou sont illisibles.',
      },
      document: {
        title: 'Ce que chacun a signé',
        holds: 'Le fichier scellé commence, octet pour octet, par le document signé.',
        fails: 'Le fichier scellé ne commence pas par le document signé.',
      },
      record: {
        title: 'Preuve d’une signature',
        holds: 'La preuve de l’acte de cette personne est valable.',
        fails: 'La preuve de l’acte de cette personne n’est pas valable.',
      },
      records: {
        title: 'Preuves de signature',
        holds:
          'Elles sont dans le fichier\u00a0; seul le sceau en répond, comme il était d’usage pour les documents antérieurs.',
        fails: 'Une preuve est illisible ou appartient à un autre document.',
      },
      consents: {
        title: 'Textes de consentement',
        holds: 'Les textes sont ceux qui ont été acceptés.',
        fails: 'Un texte n’est pas celui qui a été accepté.',
      },
      checkpoint: {
        title: 'Journal des événements',
        holds: 'L’état du journal est signé par ce service.',
        fails: 'L’état du journal n’est pas signé par ce service.',
      },
      events: {
        title: 'Événements du journal',
        holds: 'Chaque événement figure au journal, inchangé.',
        fails: 'Un événement ne figure pas au journal, ou a été modifié.',
      },
      'checkpoint timestamp': {
        title: 'Horodatage du journal',
        holds: 'Un horodatage prouve que ces événements figuraient alors au journal.',
        fails: 'L’horodatage du journal n’est pas valable, ou il est celui d’un autre journal.',
      },
      completeness: {
        title: 'Historique complet',
        holds: 'Aucun événement du document ne manque jusqu’à sa finalisation.',
        fails: 'Un événement du document manque ou ne concorde pas avec le reste.',
      },
    },
  },
};
