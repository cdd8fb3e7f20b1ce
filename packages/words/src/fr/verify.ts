import type { VerifyWords } from '../verify-words.ts';

export const verify: VerifyWords = {
  language: 'fr',
  noScript: (command) =>
    `Cette page vérifie des documents scellés et a besoin de JavaScript. Veuillez l’activer et recharger la page. Sans JavaScript, la commande ${command} vérifie un fichier sur votre propre ordinateur.`,
  footer: 'Vérification par Countersign',
  file: {
    title: 'Ce document est-il authentique\u00a0?',
    text: 'Choisissez un PDF scellé ou un ZIP de preuves. Son sceau, ses preuves de signature et ses horodatages sont vérifiés à nouveau, et vous voyez chaque résultat\u00a0: ce qui est concluant, ce qui échoue et ce qui n’a pas été vérifié.',
    privacy: 'Le fichier est envoyé à ce service pour être vérifié. Rien n’en est conservé.',
  },
  document: {
    title: 'Votre copie est-elle le document scellé\u00a0?',
    text: 'Choisissez le PDF scellé dont vous disposez. Si c’est celui qui a été scellé ici, vous verrez qui a agi et quand.',
    found: {
      title: 'Le code appartient à un document scellé ici',
      text: 'Il ne dit rien de ce que vous avez en main\u00a0: un code peut être copié. Comparez ce que vous avez en main avec les indications ci-dessous, ou choisissez le PDF scellé pour le faire comparer.',
    },
    privacy:
      'Votre fichier reste sur cet appareil\u00a0: votre navigateur calcule son empreinte SHA-256 et n’envoie rien d’autre.',
    same: {
      title: 'Votre fichier est le document scellé',
      text: 'Son empreinte est celle qui est conservée ici\u00a0: pas un octet ne diffère.',
    },
    different: {
      title: 'Votre fichier n’est pas la copie conservée ici',
      text: 'Il peut s’agir d’un autre fichier, d’une numérisation ou d’une impression, d’une copie antérieure au renouvellement du sceau, ou d’un fichier modifié. La vérification complète en dira plus.',
    },
    unknown: {
      title: 'Rien ne peut être affiché',
      text: 'Aucun document scellé ici ne correspond à cette adresse et à votre fichier ou code. Choisissez le PDF scellé tel qu’il vous a été envoyé, ou scannez à nouveau le code du certificat.',
    },
    fullCheck: 'Vérifier le fichier en entier',
    insecure:
      'Cette page a été ouverte sans chiffrement\u00a0: le navigateur ne calcule pas d’empreinte. Ouvrez-la en https.',
  },
  drop: {
    label: 'Déposez le fichier ici',
    choose: 'Choisir un fichier',
    kinds: 'PDF ou ZIP, 256 Mo au plus',
  },
  working: {
    checking: (name) => `Vérification de ${name}…`,
    hashing: (name) => `Comparaison de ${name}…`,
    wait: 'Cela prend quelques secondes, davantage pour un fichier volumineux.',
  },
  cancel: 'Annuler',
  again: 'Vérifier un autre fichier',
  findings: {
    genuine: {
      title: 'Ce document est authentique',
      text: 'Il a été scellé par ce service et ce qui a été scellé est inchangé. Toutes les vérifications sont concluantes.',
    },
    partly: {
      title: 'Aucune vérification n’échoue, mais tout n’a pas été vérifié',
      text: 'Le document a été scellé par ce service et ce qui a été scellé est inchangé. Ce qui n’a pas été vérifié, et pourquoi, figure en tête de la liste ci-dessous.',
    },
    development: {
      title: 'Ceci est un essai et ne prouve rien',
      text: 'Aucune vérification n’échoue et ce qui a été scellé est inchangé. Mais le scellement a été fait avec une clé de développement, que n’importe qui peut créer.',
    },
    unsigned: {
      title: 'Aucun sceau n’a été trouvé dans ce fichier',
      text: 'Rien ne peut y être vérifié ici. Demandez le PDF scellé à l’expéditeur\u00a0; une impression ou une copie réenregistrée perd le sceau.',
    },
    altered: {
      title: 'Ce fichier a été modifié',
      text: 'Ses octets ne sont pas ceux qui ont été scellés. Ne vous y fiez pas et demandez le PDF scellé à l’expéditeur.',
    },
    added: {
      title: 'Quelque chose a été ajouté après le scellement',
      text: (bytes) =>
        `Ce qui a été scellé est inchangé\u00a0: ce sont les ${bytes} premiers octets du PDF. Ce que d’autres ont ajouté ensuite n’est pas évalué et peut modifier ce qu’affiche un lecteur PDF.`,
    },
    doubtful: {
      title: 'Ne vous fiez pas encore à ce fichier',
      text: 'Au moins une vérification échoue. Lisez ci-dessous laquelle et ce que cela signifie.',
    },
    too_complex: {
      title: 'Le fichier n’a pas pu être vérifié',
      text: 'Il a demandé plus de temps ou de mémoire qu’un fichier ne peut en recevoir ici. Cela ne dit pas s’il est authentique. Vérifiez-le sur votre propre machine avec la commande «\u00a0countersign verify\u00a0», ou demandez le PDF scellé à l’expéditeur.',
    },
  },
  failures: {
    too_large:
      'Le fichier dépasse 256 Mo et ne peut pas être vérifié ici. Demandez le PDF scellé à l’expéditeur.',
    unsupported:
      'Ce n’est ni un PDF ni un ZIP de preuves. Choisissez le fichier tel que vous l’avez reçu.',
    unknown: 'Il n’y a rien à cette adresse. Ouvrez le lien ou scannez le code à nouveau.',
    slow: 'Le fichier arrivait trop lentement et sa réception a été interrompue. Réessayez avec une connexion plus rapide.',
    busy: 'Trop de fichiers sont en cours de vérification ou sont venus de votre réseau. Attendez une minute, puis réessayez.',
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
  sealedPart: {
    title: 'La partie scellée seule',
    text: (bytes) =>
      `Ce que couvre le sceau, les ${bytes} premiers octets du PDF, peut être enregistré sans rien de ce qui suit\u00a0; les horodatages ajoutés par ce service sont eux aussi laissés de côté. La lecture se fait dans le fichier, sur cet appareil.`,
    save: 'Enregistrer la partie scellée',
  },
  checks: {
    title: 'Chaque vérification',
    holds: 'Concluante',
    fails: 'Échec',
    unchecked: {
      state: 'Non vérifié',
      text: 'Ce point n’a pas été vérifié. Le détail technique en donne la raison.',
      reasons: {
        unreadable:
          'Le fichier ou son sceau est illisible\u00a0: ce point n’a donc pas été vérifié.',
        unreadable_signature:
          'La signature est illisible\u00a0: ce point n’a donc pas été vérifié.',
        untrusted: 'Les certificats ne sont pas reconnus\u00a0: ce point n’a donc pas été vérifié.',
        no_status:
          'Le sceau n’indique pas l’état de ses certificats\u00a0: rien dans le fichier ne dit si l’un d’eux était révoqué.',
        no_timestamp:
          'Le sceau ne porte aucun horodatage\u00a0: sa date n’est que celle qu’il déclare, et rien ne la prouve.',
        unproved: 'Un horodatage du fichier n’est pas valable\u00a0: rien ne prouve donc ce point.',
        no_log_key:
          'Aucune clé du journal n’est connue ici\u00a0: ce point n’a donc pas été vérifié.',
      },
    },
    detail: 'Détail technique (en anglais)',
    other: { title: 'Autre vérification', holds: 'Elle est concluante.', fails: 'Elle échoue.' },
    names: {
      zip: {
        title: 'Fichiers du ZIP',
        holds:
          'Les fichiers du ZIP sont ceux auxquels mène le PDF scellé. Les certificats racine et les clés qu’il contient ne sont que sa propre déclaration.',
        fails: 'Un fichier du ZIP manque, a été modifié ou n’en fait pas partie.',
      },
      'seal bytes': {
        title: 'Inchangé',
        holds: 'Les octets scellés sont inchangés.',
        fails:
          'Le document a été modifié après avoir été scellé, ou ne porte aucun sceau de ce service.',
      },
      'seal additions': {
        title: 'Rien d’autre d’ajouté',
        holds:
          'Après le sceau ne figurent que des horodatages et des données de validation, sous la forme où ce service les ajoute.',
        fails: 'Quelqu’un d’autre a ajouté quelque chose après le sceau. Ce n’est pas évalué.',
      },
      'seal signature': {
        title: 'Le sceau',
        holds: 'Le sceau a été apposé avec la clé de son certificat.',
        fails: 'Le sceau n’a pas été apposé avec la clé de son certificat.',
      },
      'seal certificates': {
        title: 'Qui l’a scellé',
        holds:
          'Le certificat est l’un de ceux avec lesquels ce service scelle, et il était valable.',
        fails:
          'Rien ne montre que le sceau est celui de ce service\u00a0: son certificat n’est pas connu ici ou n’était pas valable.',
      },
      'seal revocation': {
        title: 'Certificats non révoqués',
        holds:
          'D’après les états joints au fichier, aucun certificat n’était révoqué lors du scellement.',
        fails: 'Un certificat était révoqué, ou rien ne prouve qu’il ne l’était pas.',
      },
      'seal timestamps': {
        title: 'Date du sceau',
        holds: 'Des horodatages prouvent que le sceau existait à leur date.',
        fails: 'Un horodatage n’est pas valable\u00a0: la date n’est pas prouvée.',
      },
      'seal durability': {
        title: 'Niveau du sceau',
        holds: 'Le fichier a toujours le niveau (PAdES) auquel il a été scellé.',
        fails:
          'Des horodatages ou des données de validation qui suivaient le sceau manquent ou ont été modifiés.',
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
      consents: {
        title: 'Textes de consentement',
        holds: 'Les textes sont ceux qui ont été acceptés.',
        fails: 'Un texte n’est pas celui qui a été accepté.',
      },
      given: {
        title: 'Ce qui a été saisi',
        holds: 'Les valeurs et les textes saisis concordent avec les preuves.',
        fails: 'Une valeur ou un texte saisi ne concorde pas avec la preuve.',
      },
      checkpoint: {
        title: 'Journal des événements',
        holds: 'L’état du journal est signé par ce service.',
        fails: 'L’état du journal n’est pas signé par ce service.',
      },
      events: {
        title: 'Événements du journal',
        holds: 'Chaque événement des preuves figure au journal, inchangé.',
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
