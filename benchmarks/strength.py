"""What a folder of series says about the bots, as the tables of `results.md`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from benchmarks.oracle import NAME as ORACLE
from benchmarks.secrecy import Secrecy
from mappamundi.arena.clock import MILLI
from mappamundi.arena.duel import Duel, duel
from mappamundi.arena.estimate import Estimate, estimate_share
from mappamundi.arena.haul import Deal, deals
from mappamundi.arena.profile import MOST, conduct_by_name
from mappamundi.arena.series import SeriesRecord
from mappamundi.arena.sheet import Conduct

if TYPE_CHECKING:
    from benchmarks.bots import Claim

Played = Sequence[tuple["Claim", SeriesRecord]]
HALF = 0.5
TINY = 1e-9  # p-values below this are only said to be below it


def tables(played: Played, secrecy: Sequence[Secrecy]) -> str:
    """Everything there is, in Markdown."""
    parts = [ladder(played), crowd(played), times(played), failures(played), permuted(secrecy)]
    return "\n\n".join(part for part in parts if part)


def table(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """One table, or nothing if it were empty."""
    if not rows:
        return ""
    lines = [f"### {title}", "", line(columns), line(["---"] * len(columns))]
    return "\n".join(lines + [line(row) for row in rows])


def line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def ladder(played: Played) -> str:
    """Each level against the one below."""
    rows = [rung(claim, met(claim, record)) for claim, record in played if not claim.is_crowd]
    columns = ("game", "seats", "pair", "deals", "share of wins", "p", "points, gap", "p")
    return table("Each level against the one below", columns, rows)


def rung(claim: Claim, found: Duel | None) -> list[str]:
    """One pair."""
    head = [claim.game, str(claim.seats), f"{claim.one} : {claim.other}"]
    if found is None or found.share is None:
        return [*head, "0", "–", "–", "–", "–"]
    gap = f"{found.points_gap.mean:+.2f}"
    shares = [percent(found.share), p_value(found.share.p), gap, p_value(found.points_gap.p)]
    return [*head, f"{found.deals:,}", *shares]


def crowd(played: Played) -> str:
    """One bot against three greedy, and how much of the way to the oracle it goes."""
    shares = {
        (claim.game, claim.one): (won(claim, record), len(whole_deals(claim, record)))
        for claim, record in played
        if claim.is_crowd and whole_deals(claim, record)
    }
    rows = []
    for (game, bot), (share, count) in shares.items():
        ceiling = shares.get((game, ORACLE))
        way = "–" if ceiling is None else f"{100 * covered(share, ceiling[0]):.0f} %"
        rows.append([game, bot, f"{count:,}", percent(share), way])
    columns = ("game", "bot", "deals", "wins", "of the way to the oracle")
    return table("One against three greedy, 25 % is par", columns, rows)


def covered(share: Estimate, ceiling: Estimate) -> float:
    """How much of the way from par to the ceiling a share goes."""
    par = 1 / 4
    return (share.mean - par) / (ceiling.mean - par) if ceiling.mean != par else 0.0


def met(claim: Claim, record: SeriesRecord) -> Duel | None:
    """The two compared, by the deals that were played out."""
    full = whole_deals(claim, record)
    return duel(claim.one, claim.other, full, claim.seats) if full else None


def won(claim: Claim, record: SeriesRecord) -> Estimate:
    """What the one against the crowd won."""
    shares = [deal[claim.one].win_share for deal in whole_deals(claim, record)]
    return estimate_share(shares, 1 / claim.seats)


def whole_deals(claim: Claim, record: SeriesRecord) -> list[Deal]:
    """The deals of which all games were played."""
    contests = record.series.contests
    games = (
        (contest, game) for place, contest in enumerate(contests) for game in record.games(place)
    )
    full = claim.seats * sum(contest.rotations for contest in contests)
    return [deal for deal in deals(games) if sum(haul.seats for haul in deal.values()) == full]


def behaviour(played: Played) -> dict[tuple[str, str], Conduct]:
    """How each bot behaved in each game, wherever it sat."""
    total: dict[tuple[str, str], Conduct] = {}
    for claim, record in played:
        for name, conduct in conduct_by_name(record).items():
            total.setdefault((claim.game, name), Conduct()).add(conduct)
    return total


def times(played: Played) -> str:
    """Milliseconds a decision, on one core."""
    rows = []
    for (game, bot), conduct in sorted(behaviour(played).items()):
        clock = conduct.clock
        if not clock.decisions:
            continue  # whole matches in machine code have no clock
        spans = [clock.quantile(HALF), clock.mean, clock.quantile(MOST), clock.longest / MILLI]
        late = f"{clock.overruns:,} of {clock.decisions:,}"
        rows.append([game, bot, *(f"{span:.3g}" for span in spans), late])
    columns = ("game", "bot", "ms, median", "mean", "99 % within", "longest", "overruns")
    return table("Time a decision takes on one core", columns, rows)


def failures(played: Played) -> str:
    """Decisions that bots could not make."""
    rows = [
        [game, bot, f"{conduct.misses:,}", conduct.error]
        for (game, bot), conduct in behaviour(played).items()
        if conduct.misses
    ]
    return table("Failures", ("game", "bot", "decisions", "error"), rows)


def permuted(secrecy: Sequence[Secrecy]) -> str:
    """The permutation test."""
    rows = [[each.game, each.bot, f"{each.pairs:,}", f"{each.same:,}"] for each in secrecy]
    columns = ("game", "bot", "pairs of worlds", "identical decisions")
    return table("Worlds that look the same from a seat", columns, rows)


def percent(share: Estimate) -> str:
    """A share with its interval."""
    low, high = share.ci95
    return f"{100 * share.mean:.1f} % ({100 * low:.1f} – {100 * high:.1f})"


def p_value(p: float) -> str:
    return f"< {TINY:g}" if p < TINY else f"{p:.2g}"
