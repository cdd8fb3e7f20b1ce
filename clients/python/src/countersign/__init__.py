"""Client of the Countersign API."""

from . import webhooks as webhooks
from ._documents import Uploaded as Uploaded
from ._errors import CountersignError as CountersignError
from ._errors import Declined as Declined
from ._errors import Expired as Expired
from ._errors import NoAnswerError as NoAnswerError
from ._errors import NotSigned as NotSigned
from ._errors import TimedOut as TimedOut
from ._errors import UnexpectedAnswerError as UnexpectedAnswerError
from ._errors import Voided as Voided
from ._errors import WebhookRefused as WebhookRefused
from .async_client import AsyncCountersign as AsyncCountersign
from .async_signing import async_signing as async_signing
from .generated import models as models
from .generated.client import Countersign as Countersign
from .generated.problems import *  # noqa: F403
from .generated.signing import signing as signing
from .places import checkbox as checkbox
from .places import date as date
from .places import email as email
from .places import initials as initials
from .places import mm as mm
from .places import number as number
from .places import percent as percent
from .places import select as select
from .places import signature as signature
from .places import signed_on as signed_on
from .places import text as text
from .places import textarea as textarea
