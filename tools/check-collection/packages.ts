/** A published package with test data that neither we nor users of ours made. */
export interface CollectedPackage {
  /** Where it is published: each by its own address. */
  registry: 'pypi' | 'maven' | 'go';
  /** For Maven `group:artifact:classifier`. */
  name: string;
  version: string;
  /** Of the source distribution, JAR or ZIP, hexadecimal. */
  sha256: string;
  /** The endings of the files that are looked at. */
  has: readonly ('pdf' | 'docx' | 'doc')[];
}

export const packages: readonly CollectedPackage[] = [
  {
    registry: 'pypi',
    name: 'pypdf',
    version: '7.1.1',
    sha256: '2eff4e2fc5fb22a6d6711e6f1166cdc9ab5765d90cd0d77dfea3f4aa91a27b1d',
    has: ['pdf'],
  },
  {
    registry: 'pypi',
    name: 'pikepdf',
    version: '10.18.0',
    sha256: 'cb555ebff93482e8a6eb55881488b469bbb2b5675161c1b93a0510a8642d98d0',
    has: ['pdf'],
  },
  {
    registry: 'pypi',
    name: 'pymupdf',
    version: '2.0',
    sha256: '7733136f626fffe98677daa53c906eb45f2eb486a6450dbcfd652cbbd760f1e2',
    has: ['pdf', 'docx', 'doc'],
  },
  {
    registry: 'pypi',
    name: 'pdf2docx',
    version: '0.5.13',
    sha256: '75eff485d4fdcd28237783a65c1bc5e9eaf9fbc747fcacee6c5c16c8ffa7a6a9',
    has: ['pdf'],
  },
  {
    registry: 'pypi',
    name: 'ocrmypdf',
    version: '17.13.0',
    sha256: '151c35d810eb628fbc5cb9bbe80b834ecf094737efa0e7a2e9e1fac3c730ed49',
    has: ['pdf'],
  },
  {
    registry: 'pypi',
    name: 'pypdfium2',
    version: '5.15.2',
    sha256: '0185193bbdf0cc39f0bf31954c25f12edb81048bcb628ea4fc3dccf8d2ce2aef',
    has: ['pdf'],
  },
  {
    registry: 'pypi',
    name: 'img2pdf',
    version: '0.6.3',
    sha256: '219518020f5bd242bdc46493941ea3f756f664c2e86f2454721e74353f58cd95',
    has: ['pdf'],
  },
  {
    registry: 'pypi',
    name: 'pdftotext',
    version: '4.0.0',
    sha256: '6c949f01bb0fea4560cc23e4b8b017188647d22f99a604a7ed3d09f72f43e634',
    has: ['pdf'],
  },
  {
    registry: 'pypi',
    name: 'pdfx',
    version: '1.4.1',
    sha256: '9f2e71e58c42a76f1900d79e9357e4fcee8dd4358086c94e6b95e1fb1f5aa434',
    has: ['pdf'],
  },
  {
    registry: 'pypi',
    name: 'tabula-py',
    version: '2.10.0',
    sha256: '75968a83fe978e5d56ccf23f0f0255a459c256b7b52db7cabe5ac795bb3b12df',
    has: ['pdf'],
  },
  {
    registry: 'pypi',
    name: 'rst2pdf',
    version: '0.105',
    sha256: '857e8741014ec5015f7a00aafb5dccbb56378ef4c1da55a828d44bcf5ff3acdb',
    has: ['pdf'],
  },
  {
    registry: 'pypi',
    name: 'pyhanko',
    version: '0.38.0',
    sha256: '267d6d3fa460b0f0e9c5362a2d7979dccbe1e6b1f8d89ba0818dd0c45b5f300e',
    has: ['pdf'],
  },
  {
    registry: 'pypi',
    name: 'pdfannots',
    version: '0.5',
    sha256: '75da28053efa64980763b7b4891f14887d3d316f8273fcf4d02b593bbf57089c',
    has: ['pdf'],
  },
  {
    registry: 'pypi',
    name: 'pdfly',
    version: '0.5.1',
    sha256: '636e9736ca3296ed69ad7e14d997813ea5a662ba7a86c77d155e343494dcc3d7',
    has: ['pdf'],
  },
  {
    registry: 'pypi',
    name: 'pdfreader',
    version: '0.1.15',
    sha256: '2ee1252cc5f21a2f8cadb458decd85c1313271abb5bac1e4363a3e0e17e2dd87',
    has: ['pdf'],
  },
  {
    registry: 'pypi',
    name: 'factur-x',
    version: '7.8',
    sha256: 'c7efa5e559612a790faf97904aa5bc64300d11f7c35c9ba52467b0c5fb6d4c53',
    has: ['pdf'],
  },
  {
    registry: 'pypi',
    name: 'papermerge',
    version: '1.3.0',
    sha256: 'ec68c8f0ddf6a31af9c44359ba0fa90b2bbffda3c827b41f13b8c0af2eb217a1',
    has: ['pdf'],
  },
  {
    registry: 'pypi',
    name: 'python-docx',
    version: '1.2.0',
    sha256: '7bc9d7b7d8a69c9c02ca09216118c86552704edc23bac179283f2e38f86220ce',
    has: ['docx'],
  },
  {
    registry: 'pypi',
    name: 'bayoo-docx',
    version: '0.2.20',
    sha256: 'f9635728a625fbfdd998885eca3d321b54b9114aaf7cc45c7f59ef0df9a1bd10',
    has: ['docx'],
  },
  {
    registry: 'pypi',
    name: 'docx-revisions',
    version: '0.1.5',
    sha256: 'b567eb521d8bc51eb87fe5b94227cf5a8f28fdbf97b18d3e58d393652fdac793',
    has: ['docx'],
  },
  {
    registry: 'pypi',
    name: 'python-pptx',
    version: '1.0.2',
    sha256: '479a8af0eaf0f0d76b6f00b0887732874ad2e3188230315290cd1f9dd9cc7095',
    has: ['docx'],
  },
  {
    registry: 'maven',
    name: 'org.apache.tika:tika-parser-pdf-module:tests',
    version: '2.9.2',
    sha256: 'b87d23d871e87c1fb4147a25beeef38c68a56e4686b69f2ca2dc04e78636cd25',
    has: ['pdf', 'docx'],
  },
  {
    registry: 'maven',
    name: 'org.apache.tika:tika-parser-microsoft-module:tests',
    version: '2.9.2',
    sha256: 'd32cb7fb1578516ac5701523858d697f32d4c98d8bee09961482649a053305ae',
    has: ['docx', 'doc'],
  },
  {
    registry: 'go',
    name: 'github.com/pdfcpu/pdfcpu',
    version: 'v0.9.1',
    sha256: '61c4bf33e1087ac3872fd8f7fe65206d013a8d38c788f0385735343981a16d72',
    has: ['pdf'],
  },
  {
    registry: 'go',
    name: 'code.sajari.com/docconv/v2',
    version: 'v2.0.0-pre.4',
    sha256: 'f0b8f130a2eccbbadf42eab536f3d772b6d36bf4c6646ff2c694df31c5eb17ad',
    has: ['docx', 'doc'],
  },
  {
    registry: 'go',
    name: 'github.com/gomutex/godocx',
    version: 'v0.1.5',
    sha256: 'b9912304b11eea40dc7628e7286ac63dcdd5106d8cce9b70f90269edd41c03ab',
    has: ['docx'],
  },
  {
    registry: 'go',
    name: 'github.com/nguyenthenguyen/docx',
    version: 'v0.0.0-20230621112118-9c8e795a11db',
    sha256: '9a782c2aca413ce45f342ccda7112b94d461ec17184575fc11a44751a3b9cfc9',
    has: ['docx'],
  },
];
