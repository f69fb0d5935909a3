"""Being called when no page is open: where, and by which key."""

from __future__ import annotations

from mappamundi.server.house import Visit
from mappamundi.server.http.account import DeviceNote, NewDevice, PushState
from mappamundi.server.http.api import DeviceId
from mappamundi.server.http.router import Endpoints

ENDPOINTS = Endpoints()


@ENDPOINTS.add("GET", "/api/me/push")
async def show_push(visit: Visit) -> PushState:
    """By which key a browser must ask its push service, and where I am called already."""
    house = visit.house
    key = (await house.herald.voucher()).public if house.settings.push_hosts else ""
    return PushState(key=key, devices=await house.devices.notes(visit.person))


@ENDPOINTS.add("POST", "/api/me/push")
async def add_device(visit: Visit, body: NewDevice) -> DeviceNote:
    """Call me in this browser, too."""
    await visit.house.people.keep(visit.person)
    return await visit.house.devices.add(visit.person, body)


@ENDPOINTS.add("DELETE", "/api/me/push/{device}")
async def remove_device(visit: Visit, device: DeviceId) -> None:
    """Call me there no more."""
    await visit.house.devices.remove(visit.person, device)
