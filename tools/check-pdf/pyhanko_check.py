"""AdES validation of sealed PDFs by pyHanko, offline. Arguments: PEM of the roots, then cases.

Each case is FILE=LEVEL@TIME with TIME in ISO 8601. Prints a JSON object a line.
"""

import asyncio
import json
import logging
import sys
from datetime import datetime

from asn1crypto import crl, ocsp, x509
from pyhanko.keys import load_certs_from_pemder
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import ades
from pyhanko.sign.validation.policy_decl import (
    LocalKnowledge,
    PdfSignatureValidationSpec,
    RevinfoOnlineFetchingRule,
    RevocationInfoGatheringSpec,
    SignatureValidationSpec,
)
from pyhanko_certvalidator.authority import CertTrustAnchor
from pyhanko_certvalidator.context import CertValidationPolicySpec
from pyhanko_certvalidator.ltv.types import ValidationTimingInfo
from pyhanko_certvalidator.policy_decl import (
    REQUIRE_REVINFO,
    NO_REVOCATION,
    CertRevTrustPolicy,
    RevocationCheckingPolicy,
)
from pyhanko_certvalidator.revinfo.archival import CRLContainer, OCSPContainer
from pyhanko_certvalidator.registry import SimpleTrustManager


def known_of(reader, level):
    """What the file's DSS holds; the LTA validation reads it by itself."""
    if level != "B-LT":
        return LocalKnowledge()
    store = reader.root["/DSS"]
    data = lambda key: [one.get_object().data for one in store.get(key, ())]
    return LocalKnowledge(
        known_ocsps=[
            one
            for der in data("/OCSPs")
            for one in OCSPContainer.load_multi(ocsp.OCSPResponse.load(der))
        ],
        known_crls=[CRLContainer(crl.CertificateList.load(der)) for der in data("/CRLs")],
        known_certs=[x509.Certificate.load(der) for der in data("/Certs")],
    )


def spec_for(roots, level, known):
    policy = NO_REVOCATION if level in ("B-B", "B-T") else REQUIRE_REVINFO
    return PdfSignatureValidationSpec(
        signature_validation_spec=SignatureValidationSpec(
            cert_validation_policy=CertValidationPolicySpec(
                trust_manager=SimpleTrustManager.build(
                    trust_roots=[CertTrustAnchor(one) for one in roots]
                ),
                revinfo_policy=CertRevTrustPolicy(policy),
            ),
            revinfo_gathering_policy=RevocationInfoGatheringSpec(
                online_fetching_rule=RevinfoOnlineFetchingRule.LOCAL_ONLY
            ),
            local_knowledge=known,
        )
    )


async def check(path, level, at, roots):
    with open(path, "rb") as file:
        reader = PdfFileReader(file)
        seal = reader.embedded_regular_signatures[0]
        spec = spec_for(roots, level, known_of(reader, level))
        timing = ValidationTimingInfo(
            validation_time=at, best_signature_time=at, point_in_time_validation=True
        )
        validate = {
            "B-B": ades.ades_basic_validation,
            "B-T": ades.ades_with_time_validation,
            "B-LT": ades.ades_with_time_validation,
            "B-LTA": ades.ades_lta_validation,
        }[level]
        if level == "B-LTA":
            result = await validate(seal, spec, timing_info=timing)
        else:
            result = await validate(
                seal.signed_data,
                spec.signature_validation_spec,
                timing_info=timing,
                raw_digest=seal.compute_digest(),
            )
        seal.compute_integrity_info()
        changes = getattr(seal.diff_result, "modification_level", None)
        return {
            "verdict": str(result.ades_subindic).split(".")[-1],
            "coverage": seal.coverage.name,
            "changes": "OTHER" if changes is None else changes.name,
        }


def main():
    logging.disable(logging.CRITICAL)
    roots = list(load_certs_from_pemder([sys.argv[1]]))
    for case in sys.argv[2:]:
        path, rest = case.rsplit("=", 1)
        level, at = rest.split("@", 1)
        try:
            answer = asyncio.run(check(path, level, datetime.fromisoformat(at), roots))
        except Exception as error:
            answer = {"verdict": f"{type(error).__name__}: {error}"}
        print(json.dumps({"case": case, **answer}), flush=True)


main()
