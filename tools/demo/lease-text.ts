type Row = readonly [label: string, content: string];

export interface Section {
  heading: string;
  paragraphs: string[];
}

/** The words of the lease. Text in double braces becomes a field when the file is uploaded. */
export const leaseText = {
  title: 'Lease for 12 Harbour Street',
  tenant: {
    name: 'Ana Torres',
    role: 'Tenant',
    tag: '{{1.tenant_signature;type=signature;label=Tenant}}',
  },
  landlord: {
    name: 'Harbour Estates Ltd',
    role: 'Landlord, by Ben Okafor, director',
    tag: '{{2.landlord_signature;type=signature;label=Landlord}}',
  },
  facts: [
    ['Landlord', 'Harbour Estates Ltd, 3 Quay Road, Port Ellery'],
    ['Tenant', 'Ana Torres'],
    ['Premises', 'Flat 4, second floor, 12 Harbour Street, Port Ellery'],
    ['Term', '1 February 2027 to 31 January 2029'],
    ['Rent', '€1,240 a month, due on the first working day'],
    ['Deposit', '€2,480, held by the Port Ellery Deposit Board'],
  ] satisfies Row[],
  particulars: [
    ['Telephone of the tenant', '{{1.telephone;type=text;required=true;label=Telephone}}'],
    ['Persons who will live in the flat', '{{1.persons;type=number;required=true;label=Persons}}'],
    ['Keys handed over on', '{{2.handover;type=date;required=true;label=Handover}}'],
  ] satisfies Row[],
  sections: [
    {
      heading: '1. Letting',
      paragraphs: [
        '1.1 The landlord lets the premises to the tenant for the term and at the rent stated above. The letting includes the cellar compartment marked 4 and the use of the courtyard and the bicycle room in common with the other tenants of the house.',
        '1.2 The premises are let as a home for the tenant and the persons named in the particulars. Any other use needs the written consent of the landlord, which will not be withheld without a reason.',
      ],
    },
    {
      heading: '2. Rent and outgoings',
      paragraphs: [
        '2.1 The rent is paid in advance, on or before the first working day of each month, to the account that the landlord has named in writing. A payment that arrives more than ten days late bears interest at three per cent a year above the base rate.',
        '2.2 The rent includes water, refuse collection and insurance of the building. The tenant pays for electricity, heating and telecommunications directly to the suppliers.',
        '2.3 The landlord may raise the rent once in every twelve months, by notice of at least two months, and by no more than the published index of consumer prices has risen since the rent was last set.',
      ],
    },
    {
      heading: '3. Deposit',
      paragraphs: [
        '3.1 The tenant pays the deposit before the keys are handed over. The landlord lodges it with the deposit board within fourteen days and gives the tenant the certificate of that board.',
        '3.2 The deposit is returned within thirty days after the end of the term, less the cost of damage that goes beyond fair wear and tear and that is set out in the closing inventory.',
      ],
    },
    {
      heading: '4. Repair and care',
      paragraphs: [
        '4.1 The landlord keeps in repair the structure and exterior of the building, the installations for water, gas, electricity and heating, and the common parts. Work that affects the supply of any of them is announced three days ahead, except in an emergency.',
        '4.2 The tenant keeps the interior clean and in good order, airs and heats it sufficiently, and reports defects without delay. Small repairs of up to €60 in a single case are for the tenant to make.',
        '4.3 The tenant may decorate. Changes to the structure, to fixed installations or to the floors need consent in writing and are undone at the end of the term unless the consent says otherwise.',
      ],
    },
    {
      heading: '5. Access',
      paragraphs: [
        '5.1 The landlord, or a person whom the landlord sends, may enter the premises to inspect or repair them, at a reasonable hour and on at least twenty-four hours of notice. No notice is needed where there is danger to persons or to the building.',
      ],
    },
    {
      heading: '6. Quiet enjoyment and neighbours',
      paragraphs: [
        '6.1 The tenant has quiet enjoyment of the premises for as long as this agreement is kept. The tenant for their part respects the house rules, in particular the hours of rest between ten at night and six in the morning.',
      ],
    },
    {
      heading: '7. Ending the lease',
      paragraphs: [
        '7.1 After the first twelve months either party may end this agreement by written notice of three months to the end of a calendar month. The right of either party to end it at once for a serious breach is not affected.',
        '7.2 At the end of the term the tenant returns the premises vacant and clean, with all keys. Both parties draw up the closing inventory together; each may bring a witness.',
      ],
    },
    {
      heading: '8. Notices and form',
      paragraphs: [
        '8.1 Notices under this agreement are given in writing. Writing includes an electronic document that both parties can keep. Electronic signatures, made as described on the certificate page that is attached to this document when it has been signed, bind the parties as signatures by hand would.',
        '8.2 There are no side agreements. If one of these terms turns out to be void, the others stand, and the parties replace the void one by a valid one that comes closest to its purpose.',
      ],
    },
  ] satisfies Section[],
};
